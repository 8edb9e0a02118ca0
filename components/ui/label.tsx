import type { ComponentProps } from "react";

import { cn } from "@/lib/core/cn";

/** The name of a field, above it. `htmlFor` or a nested control ties the two. */
export function Label({ className, htmlFor, ...rest }: ComponentProps<"label">) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it names the control
    <label htmlFor={htmlFor} className={cn("font-semibold text-sm", className)} {...rest} />
  );
}
