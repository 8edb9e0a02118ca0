"use client";

import { useEffect, useRef } from "react";

/** Moves the focus to a button that comes back, so that the keyboard goes on where it was. */
export function useFocusWhen(isWanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return button;
}
