import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/core/cn";

type RadioCardProps = Omit<ComponentProps<"input">, "type" | "title"> & {
  title: ReactNode;
  description?: ReactNode;
};

/** Radio option with a description; the whole card is clickable. */
export function RadioCard({ title, description, className, ...rest }: RadioCardProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is the control
    <label
      className={cn(
        "flex cursor-pointer gap-3.5 rounded-lg border border-input bg-card p-4.5 has-checked:inset-shadow-[0_0_0_1px_var(--primary)] has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <Radio {...rest} className="mt-0.5 outline-none" />
      <span className="grid min-w-0 grow content-start gap-0.5">
        <span className="font-semibold">{title}</span>
        {description && <span className="text-muted-foreground text-sm">{description}</span>}
      </span>
    </label>
  );
}

/** Native radio input with the brand's lozenge in its center. */
export function Radio({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="radio"
      className={cn(
        "grid size-5 shrink-0 appearance-none place-items-center rounded-full border-[1.5px] border-input bg-card before:size-2.5 before:rotate-45 before:bg-primary before:opacity-0 before:forced-color-adjust-none checked:border-primary checked:before:opacity-100 forced-colors:before:bg-[CanvasText]",
        className,
      )}
      {...rest}
    />
  );
}
