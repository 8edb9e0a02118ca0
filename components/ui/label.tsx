import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

/** Label above a field, tied to it by `htmlFor` or by nesting. */
export function Label({ className, htmlFor, ...rest }: ComponentProps<"label">) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller passes the control
    <label htmlFor={htmlFor} className={cn("font-semibold text-sm", className)} {...rest} />
  );
}
