"use client";

import { type ComponentType, lazy, Suspense, useEffect } from "react";

import type { ViewedProduct } from "@/lib/recently-viewed/rules";
import { recordViewed, useViewed } from "@/lib/recently-viewed/store";
import type { ViewedList } from "./viewed-list";

type ListProps = Parameters<typeof ViewedList>[0];

// A list that cannot be loaded must not take the page down with it.
const List = lazy(
  (): Promise<{ default: ComponentType<ListProps> }> =>
    import("./viewed-list").then(
      (module) => ({ default: module.ViewedList }),
      () => ({ default: () => null }),
    ),
);

/** Remembers the product of this page, and shows those that were looked at before it. */
export function RecentlyViewed({ product, heading }: { product: ViewedProduct; heading: string }) {
  const { id, title, price, imageUrl } = product;
  const others = useViewed().filter((item) => item.id !== id);

  useEffect(() => {
    recordViewed({ id, title, price, imageUrl });
  }, [id, title, price, imageUrl]);

  if (others.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <List heading={heading} products={others} />
    </Suspense>
  );
}
