import { useTranslations } from "next-intl";
import { SHORT } from "@/components/time/dates";
import { BadgePercent, ChartLine, Factory, TriangleAlert } from "@/components/ui/icons";
import { isolates } from "@/components/ui/rich-text-tags";
import { Count, Stat, StatsBar } from "@/components/ui/stats-bar";
import { useDates } from "@/lib/i18n/use-dates";
import type { ToolFigures } from "@/lib/seller-tools/queries/figures";

/** Totals of the tools. */
export function ToolStats({ figures }: { figures: ToolFigures }) {
  const t = useTranslations("sellerTools.tiles");
  const dateText = useDates();
  const { low, soldOut, promotions, nextEnd, conversion, suppliers, leadTime } = figures;
  const ends = nextEnd ? t("nextEnds", { day: dateText(nextEnd, SHORT) }) : t("noEnd");
  return (
    <StatsBar label={t("label")}>
      <Stat name={t("low")} icon={TriangleAlert} value={<Count>{low}</Count>}>
        {t.rich("soldOut", { count: soldOut, ...isolates })}
      </Stat>
      <Stat name={t("promotions")} icon={BadgePercent} value={<Count>{promotions}</Count>}>
        {promotions > 0 ? ends : t("noPromotions")}
      </Stat>
      <Stat name={t("conversion")} icon={ChartLine} value={<bdi dir="ltr">{conversion}</bdi>}>
        {t("lastDays")}
      </Stat>
      <Stat name={t("suppliers")} icon={Factory} value={<Count>{suppliers}</Count>}>
        {leadTime === null ? t("noSuppliers") : t("leadTime", { days: leadTime })}
      </Stat>
    </StatsBar>
  );
}
