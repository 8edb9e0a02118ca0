"use client";

/** Nothing fades from one theme into the other. next-themes would see to it, but at every page's beginning too. */
export function disableTransitions() {
  const style = document.createElement("style");
  style.append("*,::before,::after{transition:none!important}");
  document.head.append(style);
  requestAnimationFrame(() => requestAnimationFrame(() => style.remove()));
}

/** The same whenever the device changes its theme, as it may at dusk. */
export function holdStillAtDusk() {
  const device = window.matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", disableTransitions);
  return () => device.removeEventListener("change", disableTransitions);
}
