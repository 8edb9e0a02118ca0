import type { SizeChartInput } from "@/lib/products/size-charts/schema";

export const SIZE_CHART: SizeChartInput = {
  name: "Dresses",
  unit: "cm",
  columns: ["Size", "Bust"],
  rows: [
    ["S", "86-90"],
    ["M", "91-95"],
  ],
};
