import type { ReactNode } from "react";

import { ChartBars } from "@/components/ui/chart-bars";
import { chartAxis, type Range } from "@/lib/seller-dashboard/rules";
import { usePeriodLabels } from "./use-period-labels";

type PeriodChartProps = {
  range: Range;
  summary: string;
  /** Hundredths of the shown value, by the first day of each period, oldest first. */
  points: { start: string; value: number }[];
  /** Formats hundredths. */
  format: (value: number) => ReactNode;
};

/** Twelve bars over time; the value of a bar is shown on hover. */
export function PeriodChart({ range, summary, points, format }: PeriodChartProps) {
  const period = usePeriodLabels(range);
  const highest = Math.max(0, ...points.map(({ value }) => value));
  const bars = points.map(({ start, value }, index) => ({
    key: start,
    value,
    ...period.label(start, index, points.length),
    tip: { name: period.long(start), value: format(value) },
  }));
  return (
    <div className="px-4 pt-4 pb-4 sm:px-5.5">
      <ChartBars
        summary={summary}
        bars={bars}
        axis={chartAxis(highest).map((value) => ({ value, label: format(value) }))}
      />
    </div>
  );
}
