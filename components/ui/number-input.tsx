"use client";

import type { ComponentProps } from "react";

/** Number input that loses focus on a wheel event, so that scrolling the page does not change its value. */
export function NumberInput(props: Omit<ComponentProps<"input">, "type">) {
  return <input type="number" onWheel={(event) => event.currentTarget.blur()} {...props} />;
}
