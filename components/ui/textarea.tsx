import { clsx } from "clsx";
import type { ComponentProps } from "react";

import { fieldBorderClasses } from "./field-border-classes";

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea className={clsx("field-box field-area", fieldBorderClasses, className)} {...rest} />
  );
}
