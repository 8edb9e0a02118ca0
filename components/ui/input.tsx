import type { ComponentProps } from "react";

import { cn } from "@/lib/core/cn";
import { fieldEdge } from "./field-edge";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={cn(fieldEdge, "min-h-11.5 px-3.5", className)} {...rest} />;
}
