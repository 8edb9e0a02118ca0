"use client";

import { type RefObject, useRef } from "react";

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void };

/**
 * Returns the handlers of a panel whose button is outside of it: the button's own click closes the panel, and the focus
 * returns to the button unless the user has pressed something else.
 */
export function usePanelFocus(button: RefObject<HTMLButtonElement | null>) {
  const hasLeft = useRef(false);

  function onInteractOutside(event: OutsideEvent) {
    if (event.target instanceof Node && button.current?.contains(event.target)) {
      event.preventDefault();
    } else hasLeft.current = true;
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    if (!hasLeft.current) button.current?.focus();
    hasLeft.current = false;
  }

  return { onInteractOutside, onCloseAutoFocus };
}
