import { clsx } from "clsx";
import type { ComponentProps } from "react";

import { fieldEdge } from "./field-edge";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={clsx("field-box", fieldEdge, className)} {...rest} />;
}
