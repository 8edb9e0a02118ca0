"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import type { HeatRow } from "@/lib/analytics/heatmap/queries";
import { toCsv } from "@/lib/core/csv";

const HEAD = ["City", "State", "Sales", "Orders", "Avg Order Value", "Top Products"];

/** Exports the rows as CSV in the browser (specification C, section 7); spreadsheet formulas are escaped. */
export function ExportCsv({ rows }: { rows: HeatRow[] }) {
  const t = useTranslations("heatmap");

  function save() {
    const lines = rows.map((row) => [
      row.city,
      row.state,
      row.totalSales.toFixed(2),
      row.orderCount,
      row.avgOrderValue.toFixed(2),
      row.topProducts.join("; "),
    ]);
    // The byte order mark identifies UTF-8 to spreadsheets.
    const file = new Blob(["\uFEFF", toCsv([HEAD, ...lines])], { type: "text/csv;charset=utf-8" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `purchase-heatmap-${new Date().toISOString().slice(0, 10)}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }

  return (
    <Button variant="outline" onClick={save}>
      <Download aria-hidden />
      {t("export")}
    </Button>
  );
}
