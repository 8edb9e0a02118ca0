"use client";

import { useEffect, useRef } from "react";

/** Moves the focus to a button that reappears, so that keyboard navigation continues there. */
export function useFocusWhen(isWanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return button;
}
