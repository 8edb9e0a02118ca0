"use client";

import { type ComponentType, lazy, Suspense } from "react";

import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { useCompared } from "@/lib/compare/store";

// A failure to load the tray must not break the page.
const Tray = lazy(
  (): Promise<{ default: ComponentType }> =>
    import("./compare-tray").then(
      (module) => ({ default: module.CompareTray }),
      () => ({ default: () => null }),
    ),
);

/** Pages that already show the list, and checkout. */
const WITHOUT = /^\/(?:compare|checkout)$/;

/** Rendered once in the layout; loads the tray when the first product is chosen. */
export function CompareTrayLoader() {
  const isEmpty = useCompared().length === 0;
  const path = usePublicPathname();
  if (isEmpty || WITHOUT.test(path)) return null;
  return (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  );
}
