import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The name of a field, above it. `htmlFor` or a nested control ties the two. */
export function Label({ className, htmlFor, ...rest }: ComponentProps<"label">) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it names the control
    <label htmlFor={htmlFor} className={clsx("font-semibold text-sm", className)} {...rest} />
  );
}
