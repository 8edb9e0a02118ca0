"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { queryKeys } from "@/components/layout/query-keys";
import type { ViewedProduct } from "@/lib/recently-viewed/rules";
import { recordViewed, removeUnavailable, useViewed } from "@/lib/recently-viewed/store";
import type { ViewedList } from "./viewed-list";

type ListProps = Parameters<typeof ViewedList>[0];

// A failure to load the list must not break the page.
const List = lazy(
  (): Promise<{ default: ComponentType<ListProps> }> =>
    import("./viewed-list").then(
      (module) => ({ default: module.ViewedList }),
      () => ({ default: () => null }),
    ),
);

/** Returns a function that finds which products are on sale; the product of this page is. */
const findLive = (queries: QueryClient, current: number) => async (ids: number[]) => {
  const others = ids.filter((id) => id !== current);
  if (others.length === 0) return ids;
  const products = await queries.fetchQuery<{ id: number }[]>({
    queryKey: queryKeys.liveProducts(others),
    staleTime: 0,
  });
  return [current, ...products.map(({ id }) => id)];
};

/** Records the product of this page, and shows earlier ones that are still on sale. */
export function RecentlyViewed({ product, heading }: { product: ViewedProduct; heading: string }) {
  const { id, title, price, imageUrl } = product;
  const others = useViewed().filter((item) => item.id !== id);
  const queries = useQueryClient();
  const [isChecked, setIsChecked] = useState(false);

  useEffect(() => {
    recordViewed({ id, title, price, imageUrl });
  }, [id, title, price, imageUrl]);

  useEffect(() => {
    void removeUnavailable(findLive(queries, id)).then(() => setIsChecked(true));
  }, [queries, id]);

  if (!isChecked || others.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <List heading={heading} products={others} />
    </Suspense>
  );
}
