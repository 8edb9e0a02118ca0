"use client";

import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { Checkbox } from "@/components/ui/checkbox";
import { FieldError, type FieldProblem } from "./field-error";

type CheckboxFieldProps = { label: ReactNode; field: UseFormRegisterReturn; error?: FieldProblem };

export function CheckboxField({ label, field, error }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-11 items-center gap-2.5">
        <Checkbox
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...field}
        />
        <label htmlFor={id} className="cursor-pointer py-2">
          {label}
        </label>
      </div>
      <FieldError error={error} id={`${id}-error`} />
    </div>
  );
}
