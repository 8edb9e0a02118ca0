"use client";

import { useEffect, useRef } from "react";

/** Moves the focus to a button that reappears, so that keyboard navigation continues there. */
export function useFocusWhen(shouldFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shouldFocus) button.current?.focus();
  }, [shouldFocus]);
  return button;
}
