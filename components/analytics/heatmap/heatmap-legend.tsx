import { useTranslations } from "next-intl";

/** Fill colors from low to high. */
export const HEAT_FILLS = {
  1: "fill-heat-1",
  2: "fill-heat-2",
  3: "fill-heat-3",
  4: "fill-heat-4",
  5: "fill-heat-5",
} as const;

/** Legend of the dots (specification C, section 9: by the ratio to the largest). */
export function HeatmapLegend() {
  const t = useTranslations("heatmap.map");
  return (
    <div className="mt-3 text-sm">
      <p className="text-muted-foreground">{t("legend")}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
        {([5, 4, 3, 2, 1] as const).map((heat) => (
          <li key={heat} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
              <circle cx="8" cy="8" r="6.5" className={`${HEAT_FILLS[heat]} stroke-[#7a4600]`} />
            </svg>
            {heat === 1
              ? t("upTo", { percent: "20" })
              : t("above", { percent: String((heat - 1) * 20) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
