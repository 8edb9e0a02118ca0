"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Tag, X } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import type { Choices } from "./use-checkout-options";

/** A promotion code: entered, validated by the server, and removable. */
export function PromotionField({ choices }: { choices: Choices }) {
  const t = useTranslations("checkout.promotion");
  const id = useId();
  const [codeText, setCodeText] = useState("");
  const [isPending, startTransition] = useTransition();
  const { code, refusal } = choices;

  function apply(event: FormEvent) {
    event.preventDefault();
    const code = codeText.trim();
    if (code) startTransition(() => choices.applyCode(code));
  }

  if (code) {
    return (
      <p className="flex items-center gap-2">
        <Tag aria-hidden className="size-4 shrink-0 text-success-ink" />
        <span className="grow">
          {t.rich("applied", { code: () => <bdi className="font-semibold">{code}</bdi> })}
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("remove")}
          onClick={choices.removeCode}
        >
          <X aria-hidden />
        </Button>
      </p>
    );
  }
  return (
    <form onSubmit={apply} className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {t("label")}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={codeText}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}-note` : undefined}
          onChange={(event) => setCodeText(event.target.value)}
        />
        <Button type="submit" variant="outline" disabled={isPending}>
          {t("apply")}
        </Button>
      </div>
      {refusal && (
        <p id={`${id}-note`} role="alert" className="font-medium text-destructive-ink text-sm">
          {refusal}
        </p>
      )}
    </form>
  );
}
