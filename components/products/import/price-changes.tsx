"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/lib/core/cn";
import { formatMoney } from "@/lib/core/money";
import type { Fixes } from "@/lib/products/import/schema";
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
  const [isWhole, setIsWhole] = useState(false);
  const { changes, count, outliers } = prices;
  if (count === 0) return null;
  const rows = isWhole ? changes : changes.slice(0, Math.max(FIRST, Math.min(outliers, 50)));
  return (
    <section className="grid min-w-0 gap-3 rounded-lg border border-border bg-card p-5">
      <h2 className="font-semibold text-lg">
        {t("prices.title")} <span className="tabular-nums">{`(${count})`}</span>
      </h2>
      {outliers > 0 && <p className="text-sm text-warning-ink">{t("prices.outliers")}</p>}
      <div className="relative overflow-x-auto">
        <table className="w-full text-md">
          <caption className="sr-only">{t("prices.title")}</caption>
          <thead className="text-muted-foreground text-xs">
            <tr>
              <th scope="col" className="py-2 text-start font-medium">
                {t("columns.product")}
              </th>
              {(["now", "after", "change", "leaveShort"] as const).map((column) => (
                <th key={column} scope="col" className="px-2 py-2 text-end font-medium">
                  {t(`prices.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {rows.map((change) => (
              <PriceRow key={change.line} change={change} fixes={fixes} onFixes={onFixes} />
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && rows.length < changes.length && (
        <Button variant="outline" className="justify-self-start" onClick={() => setIsWhole(true)}>
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
        ? unchangedPrices.filter((one) => one !== line)
        : [...unchangedPrices, line],
    });
  return (
    <tr className={cn(isOutlier && "bg-warning-soft")}>
      <th scope="row" className="break-words py-2.5 text-start font-medium">
        <bdi>{title}</bdi>
      </th>
      <td className="px-2 py-2.5 text-end tabular-nums">{formatMoney(before)}</td>
      <td
        className={cn("px-2 py-2.5 text-end font-semibold tabular-nums", isLeft && "line-through")}
      >
        {formatMoney(after)}
      </td>
      <td dir="ltr" className="px-2 py-2.5 text-end tabular-nums">
        {percent > 0 ? `+${percent}%` : `${percent}%`}
      </td>
      <td className="px-2 py-2.5 text-end">
        <Checkbox
          aria-label={t("leave", { title, price: formatMoney(before) })}
          checked={isLeft}
          onChange={toggle}
        />
      </td>
    </tr>
  );
}
