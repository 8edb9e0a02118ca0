"use client";

import { type RefObject, useEffect } from "react";

/** Elements in which a key is text input. */
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable=true]";

/** Elements that decide the open item. */
const DECISION = "[data-decision]";

type Shortcuts = {
  isEnabled: boolean;
  /** Whether the open item was visible long enough to be decided by a key. */
  canDecide: boolean;
};

/**
 * While `isOn`, a key activates the element in `region` that declares it by aria-keyshortcuts: a field is focused,
 * anything else is clicked. Keys in a field, with a modifier, or outside of the region are not handled. A
 * key for a decision (`data-decision`) has no effect before `canDecide`.
 */
export function useShortcuts(
  region: RefObject<HTMLElement | null>,
  { isEnabled, canDecide }: Shortcuts,
) {
  useEffect(() => {
    if (!isEnabled) return;
    function press(event: KeyboardEvent) {
      const target = targetOf(event, region.current);
      if (!target) return;
      event.preventDefault();
      if (canDecide || !target.matches(DECISION)) activate(target);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [region, isEnabled, canDecide]);
}

/** The element in the region that declares the pressed key. */
function targetOf(event: KeyboardEvent, region: HTMLElement | null) {
  if (!isPlainKey(event) || !isInScope(event.target, region)) return null;
  const selector = `[aria-keyshortcuts="${event.key.toUpperCase()}"]`;
  return region?.querySelector<HTMLElement>(selector) ?? null;
}

function activate(target: HTMLElement) {
  if (target.matches(TYPING)) target.focus();
  else target.click();
}

function isPlainKey({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) {
  return /^[a-z]$/i.test(key) && ![ctrlKey, metaKey, altKey, repeat].includes(true);
}

// Without focus, or after a click on the background, an element around the region has the focus.
function isInScope(target: EventTarget | null, region: HTMLElement | null) {
  if (!(target instanceof HTMLElement) || target.matches(TYPING)) return false;
  return region !== null && (region.contains(target) || target.contains(region));
}
