"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import type { FieldProblem } from "@/components/forms/field-error";
import { Textarea } from "@/components/ui/textarea";

type AltFieldProps = {
  /** Position of the image, from 1. */
  number: number;
  value: string;
  error: FieldProblem;
  maxLength: number;
  onChange: (alt: string) => void;
};

/** The alt text of an uploaded image. */
export function AltField({ number, value, error, maxLength, onChange }: AltFieldProps) {
  const t = useTranslations("uploads");
  return (
    <Field label={t("alt", { number: String(number) })} error={error} isOptional>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          rows={2}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
