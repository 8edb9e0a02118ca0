"use client";

import type { MouseEvent, ReactNode } from "react";

/**
 * Prevents a field's blur while a control outside of it is pressed. A blur would show the field's error between press
 * and release, move the control away from under the pointer, and lose the click.
 */
export function PreventBlurOnPress({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only prevents the loss of focus
    <div className={className} onMouseDown={preventBlurOnPress}>
      {children}
    </div>
  );
}

/** Controls that are pressed rather than typed into. */
const CONTROLS = "button, a, label, input[type=checkbox], input[type=radio]";

function preventBlurOnPress(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest(CONTROLS)) event.preventDefault();
}
