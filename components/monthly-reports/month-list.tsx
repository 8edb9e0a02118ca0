import { useTranslations } from "next-intl";
import { useDates } from "@/lib/i18n/use-dates";

import type { MonthlyReport } from "@/lib/monthly-reports/dto";
import { stateOf } from "@/lib/monthly-reports/rules";
import { MonthCard } from "./month-card";
import { ReportDetails } from "./report-details";

type MonthListProps = { reports: MonthlyReport[]; year: number; now: Date };

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a year with their state. */
export function MonthList({ reports, year, now }: MonthListProps) {
  const t = useTranslations("monthlyReports");
  const dateText = useDates();
  return (
    <section aria-labelledby="months">
      <h2 id="months" className="sr-only">
        {t("months", { year: String(year) })}
      </h2>
      <ul className="grid gap-3">
        {MONTHS.map((month) => {
          const report = reports.find(({ reportMonth }) => reportMonth === month) ?? null;
          const name = dateText(new Date(Date.UTC(year, month - 1, 15)), {
            month: "long",
            year: "numeric",
            timeZone: "UTC",
          });
          return (
            <li key={month}>
              <MonthCard
                year={year}
                month={month}
                name={name}
                state={stateOf(year, month, now, report !== null)}
                report={report && { id: report.id, pdfUrl: report.pdfUrl }}
              >
                {report && <ReportDetails report={report} name={name} />}
              </MonthCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
