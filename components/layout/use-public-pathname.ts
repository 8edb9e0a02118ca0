"use client";

import { usePathname } from "next/navigation";

const LOCALE_SEGMENT = /^\/(?:en|so|om|am|ar)(?=\/|$)/;

/**
 * Returns the path as in the address bar. During static rendering, Next.js returns the internal path with the language.
 */
export function usePublicPathname(): string {
  return usePathname().replace(LOCALE_SEGMENT, "") || "/";
}
