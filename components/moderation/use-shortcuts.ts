"use client";

import { type RefObject, useEffect } from "react";

/** Elements in which a key is text input. */
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable=true]";

/**
 * While `isOn`, a key activates the element in `region` that declares it by aria-keyshortcuts: a field is focused,
 * anything else is clicked. Keys in a field, with a modifier, or outside of the region are not handled.
 */
export function useShortcuts(region: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (!isLetter(event) || !isMeant(event.target, region.current)) return;
      const wanted = `[aria-keyshortcuts="${event.key.toUpperCase()}"]`;
      const target = region.current?.querySelector<HTMLElement>(wanted);
      if (!target) return;
      event.preventDefault();
      target[target.matches(TYPING) ? "focus" : "click"]();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [region, isOn]);
}

function isLetter({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) {
  return /^[a-z]$/i.test(key) && ![ctrlKey, metaKey, altKey, repeat].includes(true);
}

// Without focus, or after a click on the background, an element around the region has the focus.
function isMeant(target: EventTarget | null, region: HTMLElement | null) {
  if (!(target instanceof HTMLElement) || target.matches(TYPING)) return false;
  return region !== null && (region.contains(target) || target.contains(region));
}
