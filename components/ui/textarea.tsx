import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

import { fieldBorderClasses } from "./field-border-classes";

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea className={cn("field-box field-area", fieldBorderClasses, className)} {...rest} />
  );
}
