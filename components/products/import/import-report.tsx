"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/radio-card";
import { MATCH_MODES, type MatchMode } from "@/lib/products/import/rules";
import { ImportProblems } from "./import-problems";
import type { Report } from "./use-import";

type ImportReportProps = {
  report: Report;
  mode: MatchMode;
  isBusy: boolean;
  onMode: (mode: MatchMode) => void;
  onImport: () => void;
};

/** Result of the check: products in the shop already, invalid rows with their rules, and the import of the others. */
export function ImportReport({ report, mode, isBusy, onMode, onImport }: ImportReportProps) {
  const t = useTranslations("products.import");
  const { good, bad, badRows, existing, total, problems, variants } = report;
  return (
    <>
      {bad === 0 && (
        <h2 className="flex items-center gap-2 font-semibold text-lg">
          <CircleCheck aria-hidden className="size-5 text-success-ink" />
          {t("ready", { count: good })}
        </h2>
      )}
      {variants > 0 && <p>{t("counts", { products: good, variants })}</p>}
      {existing > 0 && <Banner tone="warning">{t("existing", { existing, count: total })}</Banner>}
      {(existing > 0 || mode !== "update") && <MatchModes mode={mode} onMode={onMode} />}
      {good > 0 && (
        <Button className="justify-self-start" disabled={isBusy} onClick={onImport}>
          {isBusy ? t("importing") : t("import", { count: good })}
        </Button>
      )}
      {bad > 0 && (
        <ImportProblems count={badRows} problems={problems}>
          <p className="text-muted-foreground">{t("problemsMore", { count: good })}</p>
        </ImportProblems>
      )}
    </>
  );
}

function MatchModes({ mode, onMode }: { mode: MatchMode; onMode: (mode: MatchMode) => void }) {
  const t = useTranslations("products.import");
  const name = useId();
  return (
    <fieldset className="grid gap-2 rounded-lg border border-border bg-card p-5">
      <legend className="sr-only">{t("modes.label")}</legend>
      <p aria-hidden className="font-semibold">
        {t("modes.label")}
      </p>
      {MATCH_MODES.map((one) => (
        <label key={one} htmlFor={`${name}-${one}`} className="flex min-h-11 items-center gap-3">
          <Radio
            id={`${name}-${one}`}
            name={name}
            checked={one === mode}
            onChange={() => onMode(one)}
          />
          {t(`modes.${one}`)}
        </label>
      ))}
      <p className="text-muted-foreground text-sm">{t("existingMore")}</p>
    </fieldset>
  );
}
