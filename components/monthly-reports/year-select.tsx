import { useTranslations } from "next-intl";

import { QuerySelect } from "@/components/forms/query-select";
import { reportYears } from "@/lib/monthly-reports/rules";

/** Selects the year of the months; newest first. */
export function YearSelect({ year, now }: { year: number; now: Date }) {
  const t = useTranslations("monthlyReports");
  const options = reportYears(now)
    .toReversed()
    .map((year) => ({ value: String(year), name: String(year) }));
  return (
    <QuerySelect
      label={t("year")}
      show={t("show")}
      path="/monthly-reports"
      name="year"
      value={String(year)}
      options={options}
    />
  );
}
