"use client";

import type { ComponentProps } from "react";

/** A field for a number. Focused, it would count up and down while the page is meant to scroll: the wheel leaves it. */
export function NumberInput(props: Omit<ComponentProps<"input">, "type">) {
  return <input type="number" onWheel={(event) => event.currentTarget.blur()} {...props} />;
}
