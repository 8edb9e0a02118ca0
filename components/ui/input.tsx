import { clsx } from "clsx";
import type { ComponentProps, WheelEvent } from "react";

import { fieldEdge } from "./field-edge";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      className={clsx("field-box", fieldEdge, className)}
      {...(type === "number" ? { onWheel: leaveField } : {})}
      {...rest}
    />
  );
}

/** A focused number field would count up and down while the page is meant to scroll. */
function leaveField(event: WheelEvent<HTMLInputElement>) {
  event.currentTarget.blur();
}
