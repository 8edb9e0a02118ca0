import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

/** Bordered, flat container; its content sets the padding (20 to 26 px). */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div className={cn("rounded-lg border bg-card text-card-foreground", className)} {...rest} />
  );
}
