"use client";

import { useState } from "react";

import { LITE_COOKIE } from "@/lib/http/lite-cookie";
import { setPreferenceCookie } from "./set-preference-cookie";

/** Returns whether lite mode is on, and its setter. Reads the document on mount, for panels that open later. */
export function useLiteMode() {
  const [isLite, setIsLite] = useState(() => document.documentElement.hasAttribute("data-lite"));

  function chooseLite(next: boolean) {
    setPreferenceCookie(LITE_COOKIE, next ? "1" : "0");
    document.documentElement.toggleAttribute("data-lite", next);
    setIsLite(next);
  }

  return { isLite, chooseLite };
}
