"use client";

import { useTheme } from "next-themes";

import { disableTransitions } from "./disable-transitions";

/** Light, dark, or as the device has it, and the switch. */
export function useThemeChoice() {
  const { theme = "system", setTheme } = useTheme();

  function chooseTheme(next: string) {
    disableTransitions();
    setTheme(next);
  }

  return { theme, chooseTheme };
}
