"use client";

import { useState } from "react";

import { LITE_COOKIE } from "@/lib/http/lite-cookie";
import { setPreferenceCookie } from "./set-preference-cookie";

/** Whether pages are lite, and the switch. For panels that open later: it reads the document as it stands. */
export function useLiteMode() {
  const [isLite, setIsLite] = useState(() => document.documentElement.hasAttribute("data-lite"));

  function chooseLite(next: boolean) {
    setPreferenceCookie(LITE_COOKIE, next ? "1" : "0");
    document.documentElement.toggleAttribute("data-lite", next);
    setIsLite(next);
  }

  return { isLite, chooseLite };
}
