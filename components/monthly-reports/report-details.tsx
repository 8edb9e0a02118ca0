import { useTranslations } from "next-intl";

import { Price } from "@/components/ui/price";
import { centsOf, formatMoney } from "@/lib/core/money";
import type { MonthlyReport } from "@/lib/monthly-reports/dto";
import { TopLists } from "./top-lists";

type FigureKey = Parameters<ReturnType<typeof useTranslations<"monthlyReports.figure">>>[0];
type Row = [key: FigureKey, value: string, isStrong?: boolean];

const money = (amount: string) => formatMoney(centsOf(amount));
const minus = (amount: string) => formatMoney(-centsOf(amount));

/** All figures of a report: earnings, payouts, buyers and best-selling products. */
export function ReportDetails({ report, name }: { report: MonthlyReport; name: string }) {
  const t = useTranslations("monthlyReports.figure");
  const earned: Row[] = [
    ["totalSales", money(report.totalSales)],
    ["gross", money(report.grossRevenue)],
    ["fees", minus(report.platformFees)],
    ["refunds", minus(report.refunds)],
    ["net", money(report.netRevenue), true],
  ];
  const balance: Row[] = [
    ["opening", money(report.openingBalance)],
    ["net", money(report.netRevenue)],
    ["payouts", minus(report.payouts)],
    ["closing", money(report.closingBalance), true],
  ];
  const people: Row[] = [
    ["totalOrders", String(report.totalOrders)],
    ["productsSold", String(report.productsSold)],
    ["averageOrder", money(report.averageOrderValue)],
    ["customers", String(report.uniqueCustomers)],
    ["returning", String(report.returningCustomers)],
  ];
  const tax: Row[] = [
    ["taxable", money(report.taxableAmount)],
    ["tax", money(report.salesTaxCollected)],
  ];
  return (
    <section aria-label={name} className="border-t px-4 py-5 sm:px-5.5">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Figures rows={earned} />
        <Figures rows={balance} />
        <Figures rows={people} />
        <div>
          <Figures rows={tax} />
          <p className="mt-3 text-muted-foreground text-sm">{t("taxNote")}</p>
          <p className="mt-2 text-muted-foreground text-sm">{t("utcNote")}</p>
        </div>
      </div>
      <TopLists report={report} />
    </section>
  );
}

function Figures({ rows }: { rows: Row[] }) {
  const t = useTranslations("monthlyReports.figure");
  return (
    <dl className="content-start border-foreground border-t-2">
      {rows.map(([key, value, isStrong]) => (
        <div
          key={key}
          className={`flex justify-between gap-4 border-border border-b py-2 ${isStrong ? "font-semibold" : ""}`}
        >
          <dt>{t(key)}</dt>
          <dd>
            <Price amount={value} className="" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
