"use client";

import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { Input } from "@/components/ui/input";
import { Field, type FieldProps } from "./field";

type TextFieldProps = FieldProps & {
  /** `form.register("email")` */
  field: UseFormRegisterReturn;
} & Omit<ComponentProps<"input">, keyof UseFormRegisterReturn | "id">;

export function TextField({ label, hint, error, isOptional, field, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error }} isOptional={isOptional ?? false}>
      {(control) => <Input {...input} {...control} {...field} />}
    </Field>
  );
}
