"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";

import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** Entry of a code by hand, where a camera cannot read it. */
export function ManualCodeForm({ onEnter }: { onEnter: (code: string) => void }) {
  const t = useTranslations("events.checkIn");
  const [code, setCode] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") return;
    onEnter(code.trim());
    setCode("");
  }

  return (
    <form onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={t("code")} hint={t("codeHint")}>
        {(control) => (
          <Input
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
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
