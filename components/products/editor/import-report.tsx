"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { Report } from "./use-import";

type ImportReportProps = { report: Report; isBusy: boolean; onImport: () => void };

/** Result of the check: each invalid row with its rule, or that all are valid. */
export function ImportReport({ report, isBusy, onImport }: ImportReportProps) {
  const t = useTranslations("products.import");
  const { good, problems, listed } = report;
  if (problems.length > 0) return <Problems report={report} />;
  if (listed > 0) return <Imported count={listed} />;
  return (
    <section className="grid justify-items-start gap-4 rounded-lg border border-border bg-card p-5">
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        <CircleCheck aria-hidden className="size-5 text-success-ink" />
        {t("ready", { count: good })}
      </h2>
      <Button disabled={isBusy} onClick={onImport}>
        {isBusy ? t("importing") : t("import", { count: good })}
      </Button>
    </section>
  );
}

/** Stays until another file is chosen, to prevent importing the same list twice. */
function Imported({ count }: { count: number }) {
  const t = useTranslations("products.import");
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-border bg-card p-5">
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        <CircleCheck aria-hidden className="size-5 text-success-ink" />
        {t("done", { count })}
      </h2>
      <p className="text-muted-foreground">{t("doneMore")}</p>
      <ButtonLink href="/dashboard?tab=products">{t("toList")}</ButtonLink>
    </section>
  );
}

function Problems({ report: { good, problems } }: { report: Report }) {
  const t = useTranslations("products.import");
  const say = useTranslations("validation");
  const rows = new Set(problems.map(({ line }) => line)).size;
  return (
    <section className="grid gap-3">
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        <CircleAlert aria-hidden className="size-5 text-destructive-ink" />
        {t("problems", { count: rows })}
      </h2>
      <p className="text-muted-foreground">{t("problemsMore", { count: good })}</p>
      <div className="relative overflow-x-auto rounded-lg border border-border bg-card">
        <table className="w-full text-md">
          <caption className="sr-only">{t("problems", { count: rows })}</caption>
          <thead className="text-muted-foreground text-xs">
            <tr>
              {(["line", "product", "column", "rule"] as const).map((column) => (
                <th key={column} scope="col" className="px-4 py-2 text-start font-medium">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {problems.map(({ line, title, column, key }) => (
              <tr key={`${line}-${column}-${key}`}>
                <th scope="row" className="px-4 py-2.5 text-start tabular-nums">
                  {line}
                </th>
                <td className="px-4 py-2.5">
                  <bdi>{title || t("untitled")}</bdi>
                </td>
                <td className="px-4 py-2.5 text-muted-foreground">
                  <bdi dir="ltr">{column}</bdi>
                </td>
                <td className="px-4 py-2.5 font-medium text-destructive-ink">{say(key)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
