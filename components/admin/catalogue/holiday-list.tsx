import { useFormatter, useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { DataTable } from "@/components/admin-ui/data-table";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { dayOf } from "@/components/time/dates";
import { Badge } from "@/components/ui/badge";
import { CalendarCheck, MoonStar } from "@/components/ui/icons";
import type { HolidayDay } from "@/lib/holidays/rules";
import { ClearHoliday } from "./clear-holiday";
import { HolidayDialog } from "./holiday-dialog";

const YEARS = 4;

/** The holidays of a year: computed dates and overrides by admins. */
export function HolidayList({ year, holidays }: { year: number; holidays: HolidayDay[] }) {
  const t = useTranslations("catalogueAdmin.holidays");
  const format = useFormatter();
  const long = (day: string) => format.dateTime(dayOf(day), { dateStyle: "full" });
  return (
    <section aria-labelledby="holidays-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="holidays-title" className="display text-d4">
            {t("title")}
          </h2>
          <p className="max-w-[66ch] text-muted-foreground text-sm">{t("text")}</p>
        </div>
        <Years year={year} />
      </div>
      <DataTable
        caption={t("title")}
        columns={[
          { key: "name", name: t("holiday") },
          { key: "day", name: t("day") },
          { key: "source", name: t("source") },
          { key: "change", name: t("change"), align: "end", hasActions: true },
        ]}
        rows={holidays.map(({ holiday, day, computed, ...state }) => ({
          key: `${holiday} ${computed}`,
          cells: [
            t(`names.${holiday}`),
            <time key="day" dateTime={day}>
              {long(day)}
            </time>,
            <Source key="source" {...state} computed={long(computed)} />,
            <span key="change" className="inline-flex flex-wrap justify-end gap-2">
              {state.isOverridden && (
                <ClearHoliday holiday={holiday} year={year} name={t(`names.${holiday}`)} />
              )}
              <HolidayDialog holiday={holiday} name={t(`names.${holiday}`)} day={day} />
            </span>,
          ],
        }))}
      />
    </section>
  );
}

function Years({ year }: { year: number }) {
  const t = useTranslations("catalogueAdmin.holidays");
  const first = new Date().getFullYear();
  const years = Array.from({ length: YEARS }, (_, index) => first + index);
  const chips = (years.includes(year) ? years : [year, ...years]).map((chipYear) => ({
    key: String(chipYear),
    name: String(chipYear),
    href: `${adminHref("catalogue", { year: chipYear })}#holidays-title`,
    isOn: chipYear === year,
  }));
  return <FilterChips label={t("years")} chips={chips} />;
}

type SourceProps = Pick<HolidayDay, "isOverridden" | "isExpected" | "computed">;

/** Source of the date, as text and icon. */
function Source({ isOverridden, isExpected, computed }: SourceProps) {
  const t = useTranslations("catalogueAdmin.holidays");
  if (isOverridden) {
    return (
      <span className="inline-grid gap-1 text-sm">
        <Badge tone="info">
          <CalendarCheck aria-hidden />
          {t("overridden")}
        </Badge>
        <span className="text-muted-foreground">{t("computed", { date: computed })}</span>
      </span>
    );
  }
  if (!isExpected) return <span className="text-muted-foreground text-sm">{t("calendar")}</span>;
  return (
    <Badge tone="warning">
      <MoonStar aria-hidden />
      {t("expected")}
    </Badge>
  );
}
