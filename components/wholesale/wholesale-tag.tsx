"use client";

import { lazy, Suspense } from "react";

import { useViewer } from "@/components/layout/use-viewer";
import type { Tagged } from "./wholesale-prices";

const WholesalePrices = lazy(async () => ({
  default: (await import("./wholesale-prices")).WholesalePrices,
}));

/**
 * The wholesale prices of a product, for an approved buyer. The page is the same for every viewer, so only a signed-in
 * user's browser loads the component that fetches them. Needs the messages "wholesale.tag".
 */
export function WholesaleTag(product: Tagged) {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <Suspense fallback={null}>
      <WholesalePrices {...product} />
    </Suspense>
  );
}
