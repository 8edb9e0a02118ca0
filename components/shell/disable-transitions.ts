"use client";

/** Disables transitions during a theme change. The option of next-themes would also do so on every page load. */
export function disableTransitions() {
  const style = document.createElement("style");
  style.append("*,::before,::after{transition:none!important}");
  document.head.append(style);
  requestAnimationFrame(() => requestAnimationFrame(() => style.remove()));
}

/** Disables transitions whenever the device changes its theme. Returns the cleanup function. */
export function holdStillAtDusk() {
  const device = window.matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", disableTransitions);
  return () => device.removeEventListener("change", disableTransitions);
}
