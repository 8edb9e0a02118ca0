import { clsx } from "clsx";
import type { ComponentProps } from "react";

import { fieldEdge } from "./field-edge";

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={clsx("field-box field-area", fieldEdge, className)} {...rest} />;
}
