"use client";

import { createContext, type ReactNode, use, useMemo, useState } from "react";

type Request = { src: string };
type ActiveImage = { request: Request | null; show: (src: string) => void };

const ActiveImageContext = createContext<ActiveImage>({ request: null, show: () => {} });

/** Connects the gallery of a product with the parts of the page that choose its image. */
export function ActiveImageProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request | null>(null);
  const value = useMemo(() => ({ request, show: (src: string) => setRequest({ src }) }), [request]);
  return <ActiveImageContext value={value}>{children}</ActiveImageContext>;
}

/**
 * Returns `show(src)`, which brings the image with this URL forward in the gallery (for example, that of a chosen
 * variant), and the latest `request`, a new object for each call. A URL that is not among the product's images is
 * ignored, and so is every call outside of an ActiveImageProvider.
 */
export function useActiveImage(): ActiveImage {
  return use(ActiveImageContext);
}
