"use client";

import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { RadioCard } from "@/components/ui/radio-card";
import { FieldError, type FieldProblem } from "./field-error";
import { useIsHydrated } from "./use-is-hydrated";

type RadioCardsProps = {
  legend: ReactNode;
  options: { value: string; title: ReactNode; description?: ReactNode }[];
  /** A registered field, or the name of one that the form does not track. */
  field: UseFormRegisterReturn | { name: string };
  /** Initial choice of an untracked field. */
  defaultValue?: string;
  error?: FieldProblem;
};

/**
 * Radio group with descriptions. A registered group is disabled until hydration: registering resets it to its default,
 * which would discard an earlier choice.
 */
export function RadioCards({ legend, options, field, defaultValue, error }: RadioCardsProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <fieldset
      disabled={!isHydrated && defaultValue === undefined}
      aria-describedby={error ? id : undefined}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ value, title, description }) => (
          <RadioCard
            key={value}
            value={value}
            title={title}
            description={description}
            {...(defaultValue === undefined ? {} : { defaultChecked: value === defaultValue })}
            {...field}
          />
        ))}
      </div>
      <FieldError error={error} id={id} />
    </fieldset>
  );
}
