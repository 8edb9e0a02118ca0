import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

/**
 * Checkbox styled as a switch (44 x 26 px), for settings that apply immediately. Its transparent border becomes visible
 * in forced colors mode.
 */
export function Switch({ className, ...rest }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <span className={cn("hit-44 isolate inline-grid shrink-0 items-center", className)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the state of a checkbox is its `checked` attribute
        role="switch"
        className="peer z-1 col-start-1 row-start-1 h-6.5 w-11 appearance-none rounded-full border border-transparent bg-input transition-colors duration-150 checked:bg-primary disabled:opacity-50"
        {...rest}
      />
      <span
        aria-hidden
        className="pointer-events-none z-2 col-start-1 row-start-1 ms-[3px] size-5 rounded-full border border-transparent bg-white transition-transform duration-150 peer-checked:translate-x-4.5 peer-checked:bg-primary-foreground rtl:peer-checked:-translate-x-4.5 forced-colors:peer-checked:bg-[Highlight]"
      />
    </span>
  );
}
