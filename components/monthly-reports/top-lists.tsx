import { useTranslations } from "next-intl";

import { Price } from "@/components/ui/price";
import { centsOf, formatMoney } from "@/lib/core/money";
import type { MonthlyReport } from "@/lib/monthly-reports/dto";
import { placeName } from "@/lib/monthly-reports/rules";

type Ranked = { name: string; count: number; sales: string };

/** Best-selling products and their destinations. */
export function TopLists({ report }: { report: MonthlyReport }) {
  const t = useTranslations("monthlyReports.figure");
  const countries = useTranslations("checkout.countries");
  const products = report.topSellingProducts.map(({ title, quantity, sales }) => ({
    name: title,
    count: quantity,
    sales,
  }));
  const toRow = (place: MonthlyReport["topBuyerStates"][number] & { city?: string }) => ({
    name: placeName(place, countries),
    count: place.orders,
    sales: place.sales,
  });
  const cities = report.topBuyerCities.map(toRow);
  const states = report.topBuyerStates.map(toRow);
  return (
    <div className="mt-7 grid gap-x-10 gap-y-7 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <Ranking title={t("topProducts")} counted={t("units")} rows={products} />
      </div>
      <Ranking title={t("topCities")} counted={t("orders")} rows={cities} />
      <Ranking title={t("topStates")} counted={t("orders")} rows={states} />
    </div>
  );
}

type RankingProps = { title: string; counted: string; rows: Ranked[] };

const CELL = "py-2 ps-4 text-end align-top first:ps-0 first:text-start";

function Ranking({ title, counted, rows }: RankingProps) {
  const t = useTranslations("monthlyReports");
  return (
    <table className="w-full border-collapse text-md">
      <caption className="text-start font-semibold">{title}</caption>
      {rows.length === 0 ? (
        <tbody>
          <tr>
            <td className="py-2 text-muted-foreground">{t("none")}</td>
          </tr>
        </tbody>
      ) : (
        <>
          <thead className="text-muted-foreground text-sm">
            <tr>
              <th scope="col" className={`${CELL} font-normal`}>
                <span className="sr-only">{title}</span>
              </th>
              <th scope="col" className={`${CELL} font-normal`}>
                {counted}
              </th>
              <th scope="col" className={`${CELL} font-normal`}>
                {t("figure.sales")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, sales }) => (
              <tr key={name} className="border-border border-t">
                <th scope="row" className={`${CELL} font-normal`}>
                  <bdi>{name}</bdi>
                </th>
                <td className={CELL}>
                  <bdi dir="ltr">{count}</bdi>
                </td>
                <td className={CELL}>
                  <Price amount={formatMoney(centsOf(sales))} className="" />
                </td>
              </tr>
            ))}
          </tbody>
        </>
      )}
    </table>
  );
}
