"use client";

import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { RadioCard } from "@/components/ui/radio-card";
import { FieldError, type Shown } from "./field-error";

type RadioCardsProps = {
  legend: ReactNode;
  options: { value: string; title: ReactNode; description?: ReactNode }[];
  field: UseFormRegisterReturn;
  error?: Shown;
};

/** One of a few, each with a line of explanation. */
export function RadioCards({ legend, options, field, error }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ value, title, description }) => (
          <RadioCard key={value} value={value} title={title} description={description} {...field} />
        ))}
      </div>
      <FieldError error={error} id={id} />
    </fieldset>
  );
}
