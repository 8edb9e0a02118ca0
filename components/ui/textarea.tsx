import type { ComponentProps } from "react";

import { cn } from "@/lib/core/cn";
import { fieldEdge } from "./field-edge";

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={cn(fieldEdge, "min-h-26 px-3.5 py-3", className)} {...rest} />;
}
