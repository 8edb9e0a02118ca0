import type { SizeChart } from "@/lib/products/size-charts/queries";
import { MAX_CHART_ROWS } from "@/lib/products/size-charts/rules";
import type { SizeChartInput } from "@/lib/products/size-charts/schema";

export const valuesOf = ({ name, unit, columns, rows }: SizeChart): SizeChartInput => ({
  name,
  unit,
  columns,
  rows,
});

const MIN_ROWS = 3;

/** Returns three columns, of which the first names the size: the product's sizes, and at least three rows. */
export function blankChart(column: string, sizes: string[]): SizeChartInput {
  const count = Math.min(Math.max(sizes.length, MIN_ROWS), MAX_CHART_ROWS);
  const rows = Array.from({ length: count }, (_, index) => [sizes[index] ?? "", "", ""]);
  return { name: "", unit: "in", columns: [column, "", ""], rows };
}
