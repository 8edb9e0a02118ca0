"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { Textarea } from "@/components/ui/textarea";

type OrderNoteProps = { note: string; onChange: (note: string) => void };

/** A note to the sellers of the order, who see it on their order page. */
export function OrderNote({ note, onChange }: OrderNoteProps) {
  const t = useTranslations("checkout.note");
  return (
    <Field label={t("label")} hint={t("hint")} isOptional>
      {(control) => (
        <Textarea
          rows={2}
          dir="auto"
          maxLength={1_000}
          value={note}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        />
      )}
    </Field>
  );
}
