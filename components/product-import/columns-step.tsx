"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import type { ImportField, Mapping } from "@/lib/product-import/rules";
import { ActionBar } from "./action-bar";
import { ColumnList } from "./column-list";
import { FileCard } from "./file-card";
import { MatchModes } from "./match-modes";
import { MissingField } from "./missing-field";
import type { ImportOptions, Report } from "./use-import";

type ColumnsStepProps = {
  report: Report;
  fileName: string;
  options: ImportOptions;
  isBusy: boolean;
  onChange: (options: ImportOptions) => void;
  onClose: () => void;
  onNext: () => void;
};

/** Matches the columns of the file; the rows are checked once no required field is missing. */
export function ColumnsStep({ report, fileName, options, isBusy, ...events }: ColumnsStepProps) {
  const t = useTranslations("products.import");
  const { onChange, onClose, onNext } = events;
  const mapping: Mapping = options.mapping ?? report.columns.map(({ field }) => field);
  const missing = report.missing.filter(({ field }) => !isAvailable(field, mapping, options));
  const names = missing.map(({ field }) => t(`fields.${field}`)).join(", ");
  return (
    <>
      <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
        <div className="grid min-w-0 gap-5">
          {report.missing.map(({ field, ...guess }) => (
            <MissingField
              key={field}
              field={field}
              {...guess}
              columns={report.columns}
              mapping={mapping}
              options={options}
              onChange={onChange}
            />
          ))}
          <ColumnList
            report={report}
            mapping={mapping}
            onChange={(newMapping) => onChange({ ...options, mapping: newMapping })}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <FileCard report={report} name={fileName} onClose={onClose} />
          <MatchModes
            mode={options.matches}
            onMode={(matches) => onChange({ ...options, matches })}
          />
        </div>
      </div>
      <ActionBar hint={missing.length > 0 ? t("missing.next", { fields: names }) : t("nextHint")}>
        <Button disabled={isBusy || missing.length > 0} onClick={onNext}>
          {isBusy ? t("looking") : t("next")}
        </Button>
      </ActionBar>
    </>
  );
}

function isAvailable(field: ImportField, mapping: Mapping, { category, fixes }: ImportOptions) {
  if (field === "category" && category) return true;
  if (field === "stock" && fixes.stock !== undefined) return true;
  return mapping.includes(field) || (field === "imageUrl" && mapping.includes("images"));
}
