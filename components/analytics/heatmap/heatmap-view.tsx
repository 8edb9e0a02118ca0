import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Boxes, CircleDollarSign, MapPin, ReceiptText } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { Count, Stat, StatsBar } from "@/components/ui/stats-bar";
import type { HeatRow } from "@/lib/analytics/heatmap/queries";
import type { HeatSearch } from "@/lib/analytics/heatmap/schema";
import { formatMoney } from "@/lib/core/money";
import { ExportCsv } from "./export-csv";
import { HeatmapFilters } from "./heatmap-filters";
import { HeatmapMap } from "./heatmap-map";
import { HeatmapTable } from "./heatmap-table";

type HeatmapViewProps = {
  scope: "all" | "own" | "public";
  search: HeatSearch;
  rows: HeatRow[];
  states: { code: string; name: string }[];
};

/** Destinations of orders: filters, figures, map and list. */
export function HeatmapView({ scope, search, rows, states }: HeatmapViewProps) {
  const t = useTranslations("heatmap");
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7 py-8 md:py-10">
      <PageHeader title={t("title")} description={t(`lead.${scope}`)}>
        {rows.length > 0 && (
          <PageMessages namespaces={["heatmap.export"]}>
            <ExportCsv rows={rows} />
          </PageMessages>
        )}
      </PageHeader>
      <HeatmapFilters search={search} states={states} />
      <Summary rows={rows} />
      {rows.length === 0 ? (
        <EmptyState
          image="/illustrations/cutouts/coffee-bag.svg"
          title={t("empty")}
          description={t("emptyHint")}
        >
          <ButtonLink href="/purchase-heatmap" variant="outline">
            {t("reset")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <HeatmapMap rows={rows} />
          <HeatmapTable rows={rows} />
        </div>
      )}
    </div>
  );
}

function Summary({ rows }: { rows: HeatRow[] }) {
  const t = useTranslations("heatmap.summary");
  const cents = rows.reduce((sum, row) => sum + Math.round(row.totalSales * 100), 0);
  const orders = rows.reduce((sum, row) => sum + row.orderCount, 0);
  return (
    <StatsBar label={t("title")}>
      <Stat
        name={t("sales")}
        icon={CircleDollarSign}
        value={<Price amount={formatMoney(cents)} />}
      />
      <Stat name={t("orders")} icon={Boxes} value={<Count>{orders}</Count>} />
      <Stat
        name={t("average")}
        icon={ReceiptText}
        value={<Price amount={formatMoney(orders > 0 ? Math.round(cents / orders) : 0)} />}
      />
      <Stat name={t("locations")} icon={MapPin} value={<Count>{rows.length}</Count>} />
    </StatsBar>
  );
}
