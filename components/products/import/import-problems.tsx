"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { cn } from "@/lib/core/cn";
import type { Report } from "./use-import";

type ImportProblemsProps = {
  /** Number of invalid rows, of which `problems` lists the first. */
  count: number;
  problems: Report["problems"];
  children?: ReactNode;
};

/** Invalid rows, each with the rules that it breaks. */
export function ImportProblems({ count, problems, children }: ImportProblemsProps) {
  const t = useTranslations("products.import");
  const tValidation = useTranslations("validation");
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        <CircleAlert aria-hidden className="size-5 text-destructive-ink" />
        {t("problems", { count })}
      </h2>
      {children}
      <div className="relative overflow-x-auto rounded-lg border border-border bg-card">
        <table className="w-full text-md">
          <caption className="sr-only">{t("problems", { count })}</caption>
          <thead className="text-muted-foreground text-xs">
            <tr>
              {(["line", "product", "column", "rule"] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={cn(
                    "px-4 py-2 text-start font-medium max-sm:px-2.5",
                    column === "column" && "max-sm:hidden",
                  )}
                >
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {problems.map(({ line, title, column, key }) => (
              <tr key={`${line}-${column}-${key}`}>
                <th scope="row" className="px-4 py-2.5 text-start tabular-nums max-sm:px-2.5">
                  {line}
                </th>
                <td className="break-words px-4 py-2.5 max-sm:px-2.5">
                  <bdi>{title || t("untitled")}</bdi>
                  <span className="block text-muted-foreground text-sm sm:hidden">
                    <bdi dir="ltr">{column}</bdi>
                  </span>
                </td>
                <td className="px-4 py-2.5 text-muted-foreground max-sm:hidden">
                  <bdi dir="ltr">{column}</bdi>
                </td>
                <td className="px-4 py-2.5 font-medium text-destructive-ink max-sm:px-2.5">
                  {tValidation(key)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
