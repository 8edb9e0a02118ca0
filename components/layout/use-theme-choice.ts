"use client";

import { useTheme } from "next-themes";

/** Nothing fades from one theme into the other. next-themes would see to it, but at every page's beginning too. */
function holdStill() {
  const style = document.createElement("style");
  style.append("*,::before,::after{transition:none!important}");
  document.head.append(style);
  requestAnimationFrame(() => requestAnimationFrame(() => style.remove()));
}

/** Light, dark, or as the device has it, and the switch. */
export function useThemeChoice() {
  const { theme = "system", setTheme } = useTheme();

  function chooseTheme(next: string) {
    holdStill();
    setTheme(next);
  }

  return { theme, chooseTheme };
}
