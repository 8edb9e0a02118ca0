import { useFormatter, useTranslations } from "next-intl";

import { dayOf, SHORT } from "@/components/time/dates";
import { Card } from "@/components/ui/card";
import { ChartBars } from "@/components/ui/chart-bars";
import { chartAxis } from "@/lib/seller-dashboard/rules";

type DailyChartProps = {
  name: string;
  description: string;
  /** Hundredths of the shown value, oldest day first. */
  points: { day: string; value: number }[];
  format: (hundredths: number) => string;
};

/** One bar per day. */
export function DailyChart({ name, description, points, format }: DailyChartProps) {
  const t = useTranslations("sellerTools.analytics");
  const { dateTime } = useFormatter();
  const short = (day: string) => dateTime(dayOf(day), SHORT);
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const best = points.reduce((top, point) => (point.value > top.value ? point : top), {
    day: points.at(-1)?.day ?? "",
    value: 0,
  });
  return (
    <Card className="min-w-0 overflow-hidden">
      <header className="px-4 pt-4 pb-3 sm:px-5.5">
        <h2 className="flex items-baseline justify-between gap-3 font-semibold text-lg">
          {name}
          <bdi dir="ltr" className="tabular-nums">
            {format(total)}
          </bdi>
        </h2>
        <p className="text-muted-foreground text-sm">{description}</p>
      </header>
      <div className="px-4 pt-4 pb-4 sm:px-5.5">
        <ChartBars
          summary={t("summary", {
            name,
            total: format(total),
            day: short(best.day),
            most: format(best.value),
          })}
          bars={points.map(({ day, value }, index) => ({
            key: day,
            value,
            label: short(day),
            isLabelShort: index % 3 === 0,
            tip: { name: short(day), value: format(value) },
          }))}
          axis={chartAxis(best.value).map((value) => ({ value, label: format(value) }))}
        />
      </div>
    </Card>
  );
}
