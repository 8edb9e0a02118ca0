"use client";

import { useTheme } from "next-themes";

import { holdStill } from "./hold-still";

/** Light, dark, or as the device has it, and the switch. */
export function useThemeChoice() {
  const { theme = "system", setTheme } = useTheme();

  function chooseTheme(next: string) {
    holdStill();
    setTheme(next);
  }

  return { theme, chooseTheme };
}
