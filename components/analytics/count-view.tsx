"use client";

import { useEffect } from "react";

const SEEN_MS = 2_000;

/** Says that somebody looks at a product, once they have for a moment; the same one counts once per tab. */
export function CountView({ productId }: { productId: number }) {
  useEffect(() => {
    const key = `shaafi-view-${productId}`;
    const timer = setTimeout(() => {
      if (document.visibilityState !== "visible" || hasCounted(key)) return;
      // Nobody waits for it, and nobody is told when it fails.
      void fetch("/api/views", {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ productId }),
      }).catch(() => undefined);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [productId]);
  return null;
}

/** A browser that keeps nothing counts every time. */
function hasCounted(key: string) {
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, "1");
  } catch {
    return false;
  }
  return false;
}
