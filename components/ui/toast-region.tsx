"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

import { hasNotices, onNotice } from "./notify";

export type ToastLabels = { region: string; close: string };

type RegionProps = { labels: ToastLabels; dir: "ltr" | "rtl" };

// A toaster that cannot be loaded must not take the page down with it.
const Toaster = lazy(
  (): Promise<{ default: ComponentType<RegionProps> }> =>
    import("./toaster").then(
      (module) => ({ default: module.Toaster }),
      () => ({ default: () => null }),
    ),
);

/** Stands once in the layout and loads the toaster when the first notice comes. */
export function ToastRegion({ labels, dir }: RegionProps) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    setIsNeeded(hasNotices());
    return onNotice(() => setIsNeeded(true));
  }, []);

  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster labels={labels} dir={dir} />
    </Suspense>
  );
}
