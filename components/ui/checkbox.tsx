import type { ComponentProps } from "react";
import { Check } from "@/components/ui/icons";
import { cn } from "@/lib/core/cn";

/** Native checkbox with custom styling, so that forms handle it like any input. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span
      className={cn("hit-44 isolate inline-grid size-5 shrink-0 place-items-center", className)}
    >
      <input
        type="checkbox"
        className="peer z-1 col-start-1 row-start-1 size-5 appearance-none rounded-sm border-[1.5px] border-input bg-card checked:border-primary checked:bg-primary not-checked:disabled:bg-muted checked:disabled:opacity-60 aria-invalid:border-destructive"
        {...rest}
      />
      <Check
        aria-hidden
        className="pointer-events-none z-2 col-start-1 row-start-1 size-3.5 stroke-3 text-primary-foreground opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
      />
    </span>
  );
}
