"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { apiGet } from "@/lib/http/api-client";
import type { ViewedProduct } from "@/lib/recently-viewed/rules";
import { forgetUnavailable, recordViewed, useViewed } from "@/lib/recently-viewed/store";
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

async function findLive(ids: number[]) {
  const products = await apiGet<{ id: number }[]>(`/api/products?ids=${ids.join(",")}`);
  return products.map(({ id }) => id);
}

/** Remembers the product of this page, and shows those viewed before it that are still on sale. */
export function RecentlyViewed({ product, heading }: { product: ViewedProduct; heading: string }) {
  const { id, title, price, imageUrl } = product;
  const others = useViewed().filter((item) => item.id !== id);
  const [isChecked, setIsChecked] = useState(false);

  useEffect(() => {
    recordViewed({ id, title, price, imageUrl });
  }, [id, title, price, imageUrl]);

  useEffect(() => {
    void forgetUnavailable(findLive).then(() => setIsChecked(true));
  }, []);

  if (!isChecked || others.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <List heading={heading} products={others} />
    </Suspense>
  );
}
