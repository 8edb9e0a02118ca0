"use client";

import { usePathname } from "next/navigation";

const LOCALE_SEGMENT = /^\/(?:en|so|om|am|ar)(?=\/|$)/;

/** The path as the address bar shows it. While a page is built ahead Next sees the inner one, with the language. */
export function usePublicPathname(): string {
  return usePathname().replace(LOCALE_SEGMENT, "") || "/";
}
