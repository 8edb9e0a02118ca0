"use client";

import { useQuery } from "@tanstack/react-query";

import { queryClient } from "@/components/layout/query-client";
import { apiGet } from "@/lib/http/api-client";
import { TierTable, type WholesaleTiers } from "./tier-table";

export type Tagged = { productId: number; listCents: number };

/** Asks for the wholesale prices that the viewer may buy at; whoever has none sees nothing. */
export function WholesalePrices({ productId, listCents }: Tagged) {
  const path = `/api/products/${productId}/wholesale` as const;
  const { data } = useQuery(
    { queryKey: [path], queryFn: () => apiGet<WholesaleTiers>(path) },
    queryClient(),
  );
  if (!data || data.tiers.length === 0) return null;
  return <TierTable tiers={data.tiers} listCents={listCents} />;
}
