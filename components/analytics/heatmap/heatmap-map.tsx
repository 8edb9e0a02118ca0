import { useTranslations } from "next-intl";
import type { HeatRow } from "@/lib/analytics/heatmap/queries";
import { intensity, TOP_LOCATIONS } from "@/lib/analytics/heatmap/rules";
import { formatMoney } from "@/lib/core/money";
import { HEAT_FILLS, HeatmapLegend } from "./heatmap-legend";
import { MAP_HEIGHT, MAP_WIDTH, outlinePath, project } from "./map-projection";

/** Radius of a dot by its intensity. */
const RADII = { 1: 6, 2: 8, 3: 10, 4: 12, 5: 15 } as const;

/** Size of a label on the map, in its pixels. */
const LABEL = { width: 90, height: 18 };

/** The ranked cities whose labels do not overlap: larger sales take precedence. */
function labelled<T extends { x: number; y: number; at: number }>(dots: T[]): T[] {
  const visibleRows: T[] = [];
  for (const dot of dots.filter(({ at }) => at < TOP_LOCATIONS)) {
    const isFree = visibleRows.every(
      ({ x, y }) => Math.abs(x - dot.x) > LABEL.width || Math.abs(y - dot.y) > LABEL.height,
    );
    if (isFree) visibleRows.push(dot);
  }
  return visibleRows;
}

/** The United States with a dot for each city; the list beside it has the same content. */
export function HeatmapMap({ rows }: { rows: HeatRow[] }) {
  const t = useTranslations("heatmap.map");
  const maxSales = rows[0]?.totalSales ?? 0;
  const dots = rows.flatMap((row, index) => {
    const place = project(row.city, row.state);
    return place
      ? [{ ...row, ...place, at: index, heat: intensity(row.totalSales, maxSales) }]
      : [];
  });
  const unplaced = rows.length - dots.length;
  return (
    <section aria-labelledby="heat-map" className="rounded-lg border border-border bg-card p-5">
      <h2 id="heat-map" className="font-semibold text-lg">
        {t("title")}
      </h2>
      {/* A map and its labels are never mirrored. */}
      <div dir="ltr">
        <svg
          viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
          role="img"
          aria-label={t("summary", { count: dots.length })}
          className="mt-3 h-auto w-full"
        >
          <defs>
            <pattern id="heat-cells" width="12" height="12" patternUnits="userSpaceOnUse">
              <path d="M6 2.5 9.5 6 6 9.5 2.5 6Z" className="fill-border-strong" />
            </pattern>
          </defs>
          <path d={outlinePath()} className="stroke-border-strong" fill="url(#heat-cells)" />
          {dots
            .toReversed()
            .map(({ city, state, x, y, heat, totalSales, orderCount, topProducts }) => (
              <circle
                key={`${city}-${state}`}
                cx={x}
                cy={y}
                r={RADII[heat]}
                className={`${HEAT_FILLS[heat]} stroke-2 stroke-[#7a4600]`}
              >
                <title>
                  {t("dot", {
                    city,
                    state,
                    sales: formatMoney(Math.round(totalSales * 100)),
                    count: orderCount,
                    products: topProducts.join(", "),
                  })}
                </title>
              </circle>
            ))}
          {labelled(dots).map(({ city, state, x, y, heat }) => (
            <text
              key={`${city}-${state}`}
              x={x + RADII[heat] + 4}
              y={y + 5}
              className="pointer-events-none fill-foreground stroke-[4px] stroke-card font-semibold text-[17px] [paint-order:stroke]"
            >
              {city}
            </text>
          ))}
        </svg>
      </div>
      <HeatmapLegend />
      {unplaced > 0 && (
        <p className="mt-2 text-muted-foreground text-sm">{t("unplaced", { count: unplaced })}</p>
      )}
    </section>
  );
}
