"use client";

import { Minus, Plus } from "@/components/ui/icons";

type QuantityStepperProps = {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Names of the group and the two buttons, for screen readers. */
  labels: { group: string; fewer: string; more: string };
};

const END =
  "grid size-full min-h-10.5 place-items-center disabled:text-border-strong [&_svg]:size-4";

export function QuantityStepper({ value, min = 1, max, onChange, labels }: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline grid in every browser
    <div
      role="group"
      aria-label={labels.group}
      className="inline-grid min-h-11 w-fit grid-cols-[44px_minmax(44px,auto)_44px] items-center rounded-md border border-input bg-card font-semibold tabular-nums"
    >
      <button
        type="button"
        className={END}
        aria-label={labels.fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden />
      </button>
      <span aria-live="polite" className="text-center">
        {value}
      </span>
      <button
        type="button"
        className={END}
        aria-label={labels.more}
        disabled={max !== undefined && value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden />
      </button>
    </div>
  );
}
