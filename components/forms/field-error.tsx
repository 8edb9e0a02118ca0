"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { CircleAlert } from "@/components/ui/icons";
import type { ValidationKey } from "@/lib/i18n/messages";

export type FieldProblem = { message?: string | undefined } | undefined;

type FieldErrorProps = { error: FieldProblem; id?: string };

/** Validation message below its field. */
export function FieldError({ error, id }: FieldErrorProps) {
  return error ? <Message error={error} {...(id ? { id } : {})} /> : null;
}

/** A component of its own, so that pages whose forms have no schema need no validation messages. */
function Message({ error, id }: { error: NonNullable<FieldProblem>; id?: string }) {
  const t = useTranslations("validation");
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
export function FormError({ error }: { error: FieldProblem }) {
  return error ? <Banner tone="destructive" title={error.message} /> : null;
}
