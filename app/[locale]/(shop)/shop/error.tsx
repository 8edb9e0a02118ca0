"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** The list could not be read (specification A, section 8). */
export default function ShopError({ reset }: { reset: () => void }) {
  return <ErrorScreen title="productsFailed" reset={reset} />;
}
