"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Scrolls the current tab into view if the tabs are wider than the screen. */
export function ScrollCurrentIntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Each tab is a URL, so every render may have another current tab; a late font widens the tabs.
  useEffect(() => {
    const center = () => bringIntoSight(box.current?.querySelector('[aria-current="page"]'));
    center();
    void document.fonts.ready.then(center);
  });
  return (
    <div ref={box} className="min-w-0">
      {children}
    </div>
  );
}

function bringIntoSight(tab: Element | null | undefined) {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const { left, width } = tab.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}
