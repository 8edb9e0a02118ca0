"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import type { ValidationKey } from "@/lib/i18n/messages";

export type Shown = { message?: string | undefined } | undefined;

/** Validation message below its field. */
export function FieldError({ error, id }: { error: Shown; id?: string }) {
  const t = useTranslations("validation");
  if (!error) return null;
  // Safe: messages of schemas are ValidationKeys.
  const sentence = t(error.message as ValidationKey);
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-1.5 font-medium text-destructive-ink text-sm"
    >
      <CircleAlert aria-hidden className="mt-[.2em] size-4" />
      {sentence}
    </p>
  );
}

/** Error of the server above the fields. */
export function FormError({ error }: { error: Shown }) {
  return error ? <Banner tone="destructive" title={error.message} /> : null;
}
