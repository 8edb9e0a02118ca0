"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { Radio } from "@/components/ui/radio-card";
import { MATCH_MODES, type MatchMode } from "@/lib/product-import/rules";

type MatchModesProps = { mode: MatchMode; onMode: (mode: MatchMode) => void };

/** How rows are imported whose product is in the shop already. */
export function MatchModes({ mode, onMode }: MatchModesProps) {
  const t = useTranslations("products.import");
  const name = useId();
  return (
    <fieldset className="grid gap-2 rounded-lg border border-border bg-card p-5">
      <legend className="sr-only">{t("modes.label")}</legend>
      <p aria-hidden className="font-semibold">
        {t("modes.label")}
      </p>
      {MATCH_MODES.map((matchMode) => (
        <label
          key={matchMode}
          htmlFor={`${name}-${matchMode}`}
          className="flex min-h-11 items-center gap-3"
        >
          <Radio
            id={`${name}-${matchMode}`}
            name={name}
            checked={matchMode === mode}
            onChange={() => onMode(matchMode)}
          />
          {t(`modes.${matchMode}`)}
        </label>
      ))}
      <p className="text-muted-foreground text-sm">{t("existingMore")}</p>
    </fieldset>
  );
}
