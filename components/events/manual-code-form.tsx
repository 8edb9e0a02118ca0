"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";

import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type ManualCodeFormProps = { eventId: number; onEnter: (code: string) => void };

/**
 * Entry of a code by hand, where a camera cannot read it. The field is uncontrolled: text entered before hydration
 * remains. A form sent before hydration opens the check-in again.
 */
export function ManualCodeForm({ eventId, onEnter }: ManualCodeFormProps) {
  const t = useTranslations("events.checkIn");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get("code") ?? "").trim();
    if (code === "") return;
    onEnter(code);
    form.reset();
  }

  return (
    <form onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <input type="hidden" name="checkin" value={eventId} />
      <Field label={t("code")} hint={t("codeHint")}>
        {(control) => (
          <Input
            name="code"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            className="rtl:text-right"
            {...control}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" className="self-start sm:mt-7.5">
        {t("enter")}
      </Button>
    </form>
  );
}
