"use client";

import { useState } from "react";

import { Banner } from "@/components/ui/banner";
import { NO_FIXES } from "@/lib/product-import/schema";
import { CheckStep } from "./check-step";
import { ColumnsStep } from "./columns-step";
import { FileField } from "./import-file";
import { type ImportStep, ImportSteps } from "./import-steps";
import { type ChosenFile, type ImportOptions, type Report, useImport } from "./use-import";

const DEFAULTS: ImportOptions = { matches: "update", fixes: NO_FIXES };

/** The columns of a file come before its rows, unless its maker is known and none is missing. */
const needsColumns = ({ layout, missing }: Report) => layout === "other" || missing.length > 0;

/** Chooses a file, matches its columns, checks its rows and imports the valid ones. */
export function ImportForm() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [options, setOptions] = useState(DEFAULTS);
  const [step, setStep] = useState<ImportStep>("file");
  const { report, failure, isBusy, check, start, reset } = useImport();

  async function choose(chosenFile: ChosenFile) {
    setFile(chosenFile);
    setOptions(DEFAULTS);
    const checkReport = await check(chosenFile, DEFAULTS);
    setStep(checkReport ? (needsColumns(checkReport) ? "columns" : "check") : "file");
  }

  async function recheck(newOptions: ImportOptions) {
    setOptions(newOptions);
    const checkReport = file ? await check(file, newOptions) : null;
    if (checkReport) setStep(checkReport.missing.length > 0 ? "columns" : "check");
  }

  function close() {
    setFile(null);
    setStep("file");
    reset();
  }

  return (
    <>
      <ImportSteps step={step} />
      {step === "file" && (
        <FileField
          name={file?.name ?? null}
          isBusy={isBusy}
          onFile={(name, text) => void choose({ name, text })}
          onRefused={close}
        />
      )}
      {failure && (
        <div aria-live="polite">
          <Banner>{failure}</Banner>
        </div>
      )}
      {step === "columns" && report && file && (
        <ColumnsStep
          report={report}
          fileName={file.name}
          options={options}
          isBusy={isBusy}
          onChange={setOptions}
          onClose={close}
          onNext={() => void recheck(options)}
        />
      )}
      {step === "check" && report && file && (
        <CheckStep
          report={report}
          fileName={file.name}
          options={options}
          isBusy={isBusy}
          onRecheck={(newOptions) => void recheck(newOptions)}
          onChange={setOptions}
          onBack={() => setStep("columns")}
          onClose={close}
          onImport={() => void start(file, options)}
        />
      )}
    </>
  );
}
