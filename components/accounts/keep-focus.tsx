"use client";

import type { MouseEvent, ReactNode } from "react";

/**
 * Pressing a button or link does not take the focus out of a field. Leaving the field would show its error
 * between press and release, move the button away from under the pointer, and the click would be lost.
 */
export function KeepFocus({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here that a key could do
    <div className={className} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest("button, a")) event.preventDefault();
}
