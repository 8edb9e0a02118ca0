import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";
import { fieldBorderClasses } from "./field-border-classes";
import { NumberInput } from "./number-input";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  const inputClasses = cn("field-box", fieldBorderClasses, className);
  if (type === "number") return <NumberInput className={inputClasses} {...rest} />;
  return <input type={type} className={inputClasses} {...rest} />;
}
