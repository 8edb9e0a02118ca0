import { useFormatter, useTranslations } from "next-intl";

import { Price } from "@/components/ui/price";
import type { HeatRow } from "@/lib/analytics/heatmap/queries";
import { TOP_LOCATIONS } from "@/lib/analytics/heatmap/rules";
import { formatMoney } from "@/lib/core/money";

/** The ten cities with the largest sales, and their best-selling products. */
export function HeatmapTable({ rows }: { rows: HeatRow[] }) {
  const t = useTranslations("heatmap.top");
  const format = useFormatter();
  return (
    <section aria-labelledby="heat-top" className="rounded-lg border border-border bg-card p-5">
      <h2 id="heat-top" className="mb-2 font-semibold text-lg">
        {t("title")}
      </h2>
      <table className="w-full text-md">
        <thead className="text-muted-foreground text-xs">
          <tr className="border-border border-b">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t("city")}
            </th>
            <th scope="col" className="py-2 pe-3 text-end font-medium">
              {t("orders")}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t("sales")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .slice(0, TOP_LOCATIONS)
            .map(({ city, state, totalSales, orderCount, topProducts }) => (
              <tr key={`${city}-${state}`} className="border-border not-last:border-b align-top">
                <th scope="row" className="min-w-0 py-2.5 pe-3 text-start font-semibold">
                  <bdi>{`${city}, ${state}`}</bdi>
                  <span className="block font-normal text-muted-foreground text-sm">
                    <span className="sr-only">{`${t("products")}: `}</span>
                    <bdi>{topProducts.join(", ")}</bdi>
                  </span>
                </th>
                <td className="py-2.5 pe-3 text-end tabular-nums">{format.number(orderCount)}</td>
                <td className="py-2.5 text-end">
                  <Price amount={formatMoney(Math.round(totalSales * 100))} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
