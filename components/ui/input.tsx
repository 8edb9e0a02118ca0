import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";
import { fieldBorderClasses } from "./field-border-classes";
import { NumberInput } from "./number-input";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  const look = cn("field-box", fieldBorderClasses, className);
  if (type === "number") return <NumberInput className={look} {...rest} />;
  return <input type={type} className={look} {...rest} />;
}
