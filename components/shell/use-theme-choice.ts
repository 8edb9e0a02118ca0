"use client";

import { useTheme } from "next-themes";

import { disableTransitions } from "./disable-transitions";

/** Returns the theme choice (light, dark or system) and its setter. */
export function useThemeChoice() {
  const { theme = "system", setTheme } = useTheme();

  function chooseTheme(next: string) {
    disableTransitions();
    setTheme(next);
  }

  return { theme, chooseTheme };
}
