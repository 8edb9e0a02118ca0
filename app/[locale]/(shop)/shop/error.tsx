"use client";

import { FailedScreen } from "@/components/layout/failed-screen";

/** The list could not be read (specification A, section 8). */
export default function ShopError({ reset }: { reset: () => void }) {
  return <FailedScreen title="productsFailed" reset={reset} />;
}
