"use client";

import { type RefObject, useEffect } from "react";

/** Kinds of elements in which a letter is a letter. */
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable=true]";

/**
 * While `isOn`, a letter presses what in `region` says so by aria-keyshortcuts: a field is entered, everything else
 * clicked. Letters typed into a field, with a modifier, or anywhere outside of the region stay what they are.
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

// Before anything is focused, and after a click on empty ground, an element around the region has the focus.
function isMeant(target: EventTarget | null, region: HTMLElement | null) {
  if (!(target instanceof HTMLElement) || target.matches(TYPING)) return false;
  return region !== null && (region.contains(target) || target.contains(region));
}
