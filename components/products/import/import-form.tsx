"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { FileField } from "./import-file";
import { ImportMapping } from "./import-mapping";
import { ImportReport } from "./import-report";
import { type ChosenFile, type ImportOptions, useImport } from "./use-import";

const DEFAULTS: ImportOptions = { matches: "update" };

/** Chooses a file, checks it and imports its valid rows. */
export function ImportForm() {
  const t = useTranslations("products.import");
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [options, setOptions] = useState(DEFAULTS);
  // The options of the shown report: only what was checked can be imported.
  const [checked, setChecked] = useState(DEFAULTS);
  const { report, failure, isBusy, check, start, reset } = useImport();

  function choose(chosen: ChosenFile) {
    setFile(chosen);
    setOptions(DEFAULTS);
    setChecked(DEFAULTS);
    void check(chosen, DEFAULTS);
  }

  function recheck(changed: ImportOptions) {
    setOptions(changed);
    setChecked(changed);
    if (file) void check(file, changed);
  }

  return (
    <>
      <FileField
        name={file?.name ?? null}
        isBusy={isBusy}
        onFile={(name, text) => choose({ name, text })}
        onRefused={() => {
          setFile(null);
          reset();
        }}
      />
      <div aria-live="polite" className="grid min-w-0 gap-6">
        {failure && <Banner>{failure}</Banner>}
        {report && file && (
          <ImportReport
            report={report}
            mode={options.matches}
            isBusy={isBusy || options !== checked}
            onMode={(matches) => recheck({ ...options, matches })}
            onImport={() => void start(file, checked)}
          />
        )}
      </div>
      {report && file && (
        <>
          <ImportMapping report={report} options={options} onChange={setOptions} />
          <Button
            variant="outline"
            className="justify-self-start"
            disabled={isBusy}
            onClick={() => recheck(options)}
          >
            {t("again")}
          </Button>
        </>
      )}
    </>
  );
}
