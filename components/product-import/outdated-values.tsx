"use client";

import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/checkbox";
import { formatMoney } from "@/lib/core/money";
import type { Fixes } from "@/lib/product-import/schema";
import type { Report } from "./use-import";

type OutdatedValuesProps = {
  values: Report["outdated"];
  fixes: Fixes;
  onFixes: (fixes: Fixes) => void;
};

/** Prices and stocks that changed in the shop since the file was exported; the seller chooses which ones to overwrite. */
export function OutdatedValues({ values, fixes, onFixes }: OutdatedValuesProps) {
  const t = useTranslations("products.import");
  if (values.length === 0) return null;
  const { overwritten } = fixes;
  const toggle = (line: number) =>
    onFixes({
      ...fixes,
      overwritten: overwritten.includes(line)
        ? overwritten.filter((overwrittenLine) => overwrittenLine !== line)
        : [...overwritten, line],
    });
  return (
    <section className="grid min-w-0 gap-3 rounded-lg border border-border bg-card p-5">
      <h2 className="font-semibold text-lg">{t("outdated.title")}</h2>
      <p className="text-muted-foreground text-sm">{t("outdated.more")}</p>
      <div className="relative overflow-x-auto">
        <table className="w-full text-md">
          <caption className="sr-only">{t("outdated.title")}</caption>
          <thead className="text-muted-foreground text-xs">
            <tr>
              <th scope="col" className="py-2 text-start font-medium">
                {t("columns.product")}
              </th>
              {(["shop", "file", "useShort"] as const).map((column) => (
                <th key={column} scope="col" className="px-2 py-2 text-end font-medium">
                  {t(`outdated.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {values.map(({ line, title, field, current, file }) => {
              const format = (value: number) =>
                field === "price" ? formatMoney(value) : String(value);
              return (
                <tr key={`${line}-${field}`}>
                  <th scope="row" className="break-words py-2.5 text-start font-medium">
                    <bdi>{title}</bdi>
                    <span className="block font-normal text-muted-foreground text-sm">
                      {t(`fields.${field}`)}
                    </span>
                  </th>
                  <td className="px-2 py-2.5 text-end tabular-nums">{format(current)}</td>
                  <td className="px-2 py-2.5 text-end tabular-nums">{format(file)}</td>
                  <td className="px-2 py-2.5 text-end">
                    <Checkbox
                      aria-label={t("outdated.use", { value: format(file), title })}
                      checked={overwritten.includes(line)}
                      onChange={() => toggle(line)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
