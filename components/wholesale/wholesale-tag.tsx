"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";

import { useViewer } from "@/components/layout/use-viewer";
import { apiGet } from "@/lib/web/client";
import type { WholesaleTiers } from "./tier-table";

const TierTable = lazy(async () => ({ default: (await import("./tier-table")).TierTable }));

/**
 * The wholesale prices of a product, for an approved buyer. The page is everybody's, so only the browser of somebody
 * signed in asks; whoever has none sees nothing. Wants the messages "wholesale.tag".
 */
export function WholesaleTag({ productId, listCents }: { productId: number; listCents: number }) {
  const { viewer } = useViewer();
  const path = `/api/products/${productId}/wholesale` as const;
  const { data } = useQuery({
    queryKey: [path],
    queryFn: () => apiGet<WholesaleTiers>(path),
    enabled: viewer !== null,
  });
  if (!viewer || !data || data.tiers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TierTable tiers={data.tiers} listCents={listCents} />
    </Suspense>
  );
}
