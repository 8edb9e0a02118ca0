"use client";

import { lazy, Suspense } from "react";

import { useViewer } from "@/components/layout/use-viewer";
import type { Tagged } from "./wholesale-prices";

const WholesalePrices = lazy(async () => ({
  default: (await import("./wholesale-prices")).WholesalePrices,
}));

/**
 * The wholesale prices of a product, for an approved buyer. The page is everybody's, so only the browser of somebody
 * signed in loads what asks for them. Wants the messages "wholesale.tag".
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
