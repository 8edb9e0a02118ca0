"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ArrowRight } from "@/components/ui/icons";
import { cn } from "@/lib/core/cn";
import { formatMoney } from "@/lib/core/money";
import type { Fixes } from "@/lib/product-import/schema";
import type { Report } from "./use-import";

/** Changes that are shown before the others are asked for. */
const FIRST = 5;

type PriceChangesProps = {
  prices: Report["prices"];
  fixes: Fixes;
  onFixes: (fixes: Fixes) => void;
};

/** New prices of existing products, the largest changes first; each can be left out. */
export function PriceChanges({ prices, fixes, onFixes }: PriceChangesProps) {
  const t = useTranslations("products.import");
  const [isExpanded, setIsExpanded] = useState(false);
  const { changes, count, outliers } = prices;
  if (count === 0) return null;
  const rows = isExpanded ? changes : changes.slice(0, Math.max(FIRST, Math.min(outliers, 50)));
  return (
    <section className="grid min-w-0 gap-3 rounded-lg border border-border bg-card p-5">
      <h2 className="font-semibold text-lg">
        {t("prices.title")} <span className="tabular-nums">{`(${count})`}</span>
      </h2>
      {outliers > 0 && <p className="text-sm text-warning-ink">{t("prices.outliers")}</p>}
      <div className="relative overflow-x-auto max-sm:overflow-x-visible">
        <table className="w-full text-md max-sm:block">
          <caption className="sr-only">{t("prices.title")}</caption>
          <thead className="text-muted-foreground text-xs max-sm:sr-only">
            <tr>
              <th scope="col" className="py-2 text-start font-medium">
                {t("columns.product")}
              </th>
              {(["now", "after", "change", "skipShort"] as const).map((column) => (
                <th key={column} scope="col" className="px-2 py-2 text-end font-medium">
                  {t(`prices.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border max-sm:block">
            {rows.map((change) => (
              <PriceRow key={change.line} change={change} fixes={fixes} onFixes={onFixes} />
            ))}
          </tbody>
        </table>
      </div>
      {!isExpanded && rows.length < changes.length && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => setIsExpanded(true)}
        >
          {t("prices.all", { count: changes.length })}
        </Button>
      )}
    </section>
  );
}

type PriceRowProps = Omit<PriceChangesProps, "prices"> & {
  change: Report["prices"]["changes"][number];
};

function PriceRow({ change, fixes, onFixes }: PriceRowProps) {
  const t = useTranslations("products.import.prices");
  const { line, title, before, after, isOutlier } = change;
  const { unchangedPrices } = fixes;
  const isLeft = unchangedPrices.includes(line);
  const percent = Math.round(((after - before) / before) * 100);
  const toggle = () =>
    onFixes({
      ...fixes,
      unchangedPrices: isLeft
        ? unchangedPrices.filter((unchangedLine) => unchangedLine !== line)
        : [...unchangedPrices, line],
    });
  return (
    <tr
      className={cn(
        "max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:py-2",
        isOutlier && "bg-warning-soft",
      )}
    >
      <th
        scope="row"
        className="break-words py-2.5 text-start font-medium max-sm:basis-full max-sm:py-0"
      >
        <bdi>{title}</bdi>
      </th>
      <td className="px-2 py-2.5 text-end tabular-nums max-sm:px-0">
        {formatMoney(before)}
        <ArrowRight aria-hidden className="rtl-flip ms-3 inline size-4 sm:hidden" />
      </td>
      <td
        className={cn(
          "px-2 py-2.5 text-end font-semibold tabular-nums max-sm:px-0",
          isLeft && "line-through",
        )}
      >
        {formatMoney(after)}
      </td>
      <td dir="ltr" className="px-2 py-2.5 text-end tabular-nums max-sm:px-0">
        {percent > 0 ? `+${percent}%` : `${percent}%`}
      </td>
      <td className="px-2 py-2.5 text-end max-sm:ms-auto max-sm:px-0">
        <div className="inline-flex items-center gap-2">
          <span aria-hidden className="text-muted-foreground text-sm sm:hidden">
            {t("skipShort")}
          </span>
          <Checkbox
            aria-label={t("skip", { title, price: formatMoney(before) })}
            checked={isLeft}
            onChange={toggle}
          />
        </div>
      </td>
    </tr>
  );
}
