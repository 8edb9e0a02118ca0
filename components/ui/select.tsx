import type { ComponentProps } from "react";
import { ChevronDown } from "@/components/ui/icons";
import { cn } from "@/lib/core/cn";
import { fieldBorderClasses } from "./field-border-classes";

/** Native select with our border: best on phones, and usable before hydration. */
export function Select({ className = "w-full", children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select
        className={cn(fieldBorderClasses, "h-11.5 w-full appearance-none truncate ps-3.5 pe-10")}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2"
      />
    </span>
  );
}
