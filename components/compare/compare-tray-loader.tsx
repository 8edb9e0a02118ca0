"use client";

import { type ComponentType, lazy, Suspense } from "react";

import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { useCompared } from "@/lib/compare/store";

// A tray that cannot be loaded must not take the page down with it.
const Tray = lazy(
  (): Promise<{ default: ComponentType }> =>
    import("./compare-tray").then(
      (module) => ({ default: module.CompareTray }),
      () => ({ default: () => null }),
    ),
);

/** Where the list is shown already, and where somebody pays. */
const WITHOUT = /^\/(?:compare|checkout)$/;

/** Stands once in the layout and loads the tray when the first product is chosen. */
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
