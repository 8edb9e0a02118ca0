"use client";

import { usePathname } from "next/navigation";

import { LOCALE_SOURCE } from "@/lib/i18n/locales.mjs";

const LOCALE_SEGMENT = new RegExp(`^/(?:${LOCALE_SOURCE})(?=/|$)`);

/**
 * Returns the path as in the address bar. During static rendering, Next.js returns the internal path with the language.
 */
export function usePublicPathname(): string {
  return usePathname().replace(LOCALE_SEGMENT, "") || "/";
}
