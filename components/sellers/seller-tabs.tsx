"use client";

import { type ReactNode, useEffect, useState } from "react";

import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

type Tab = { key: string; name: string; count?: number; panel: ReactNode };

/**
 * The tabs of a profile. All panels are in the page, the fragment of the address names the open one, and without
 * JavaScript they are stacked.
 */
export function SellerTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [current, setCurrent] = useState(tabs[0]?.key ?? "");

  useEffect(() => {
    const hashTab = tabs.find(({ key }) => `#${key}` === window.location.hash);
    if (hashTab) setCurrent(hashTab.key);
  }, [tabs]);

  function open(key: string) {
    setCurrent(key);
    window.history.replaceState(window.history.state, "", `#${key}`);
  }

  return (
    <Tabs value={current} onValueChange={open} className="min-w-0">
      <noscript>
        <style>{".seller-panel{display:block!important}"}</style>
      </noscript>
      <TabsList aria-label={label}>
        {tabs.map(({ key, name, count }) => (
          <TabsTrigger key={key} value={key} {...(count === undefined ? {} : { count })}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ key, panel }) => (
        <TabsContent
          key={key}
          value={key}
          forceMount
          className="seller-panel pt-6 data-[state=inactive]:hidden"
        >
          {panel}
        </TabsContent>
      ))}
    </Tabs>
  );
}
