"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** Error page of a failed list (specification A, section 8). */
export default function ShopError({ reset }: { reset: () => void }) {
  return <ErrorScreen title="productsFailed" reset={reset} />;
}
