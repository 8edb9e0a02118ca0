"use client";

import { useQuery } from "@tanstack/react-query";

import { queryKeys } from "@/components/layout/query-keys";
import { TierTable, type WholesaleTiers } from "./tier-table";

export type Tagged = { productId: number; listCents: number };

/** Fetches the wholesale prices available to the viewer; renders nothing without any. */
export function WholesalePrices({ productId, listCents }: Tagged) {
  const { data } = useQuery<WholesaleTiers>({ queryKey: queryKeys.wholesalePrices(productId) });
  if (!data || data.tiers.length === 0) return null;
  return <TierTable tiers={data.tiers} listCents={listCents} />;
}
