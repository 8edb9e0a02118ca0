"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Undo2 } from "@/components/ui/icons";
import { ActionBar } from "./action-bar";
import { CheckTiles } from "./check-tiles";
import { MatchModes } from "./match-modes";
import { NoteList } from "./note-list";
import { OutdatedValues } from "./outdated-values";
import { PriceChanges } from "./price-changes";
import { ProblemGroups } from "./problem-groups";
import type { ImportOptions, Report } from "./use-import";

type CheckStepProps = {
  report: Report;
  fileName: string;
  options: ImportOptions;
  isBusy: boolean;
  /** Changes the options and checks the file again. */
  onRecheck: (options: ImportOptions) => void;
  onChange: (options: ImportOptions) => void;
  onBack: () => void;
  onClose: () => void;
  onImport: () => void;
};

/** Preview of an import: new and updated products, problems by reason, and changes of existing products. */
export function CheckStep({ report, fileName, options, isBusy, ...events }: CheckStepProps) {
  const t = useTranslations("products.import");
  const { onRecheck, onChange, onBack, onClose, onImport } = events;
  const { good, bad, badRows, existing, total, variants } = report;
  const setFixes = (fixes: ImportOptions["fixes"]) => onChange({ ...options, fixes });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 break-all text-muted-foreground">
          <bdi>{fileName}</bdi>
        </p>
        <Button variant="outline" onClick={onClose}>
          {t("file.other")}
        </Button>
      </div>
      <div aria-live="polite" className="grid min-w-0 gap-5">
        <CheckTiles report={report} />
        {bad === 0 && <p className="font-semibold">{t("ready", { count: good })}</p>}
        {variants > 0 && <p>{t("counts", { products: good, variants })}</p>}
        {existing > 0 && (
          <Banner tone="warning">{t("existing", { existing, count: total })}</Banner>
        )}
      </div>
      {(existing > 0 || options.matches !== "update") && (
        <MatchModes
          mode={options.matches}
          onMode={(matches) => onRecheck({ ...options, matches })}
        />
      )}
      {bad > 0 && (
        <ProblemGroups
          groups={report.groups}
          rows={badRows}
          fix={{ options, isBusy, onFix: onRecheck }}
        >
          <p className="text-muted-foreground">{t("problemsMore", { count: good })}</p>
        </ProblemGroups>
      )}
      <NoteList notes={report.notes} />
      <PriceChanges prices={report.prices} fixes={options.fixes} onFixes={setFixes} />
      <OutdatedValues values={report.outdated} fixes={options.fixes} onFixes={setFixes} />
      <p className="flex gap-3 rounded-lg bg-muted p-4 text-sm">
        <Undo2 aria-hidden className="rtl-flip size-5 shrink-0" />
        {t("undo.before")}
      </p>
      <ActionBar hint={bad > 0 ? t("problems", { count: badRows }) : ""}>
        <Button variant="outline" onClick={onBack}>
          {t("toColumns")}
        </Button>
        {good > 0 && (
          <Button disabled={isBusy} onClick={onImport}>
            {isBusy ? t("importing") : t("import", { count: good })}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
