import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Bordered and flat; padding is the content's own (20 to 26). */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div className={clsx("rounded-lg border bg-card text-card-foreground", className)} {...rest} />
  );
}
