import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { DataTable } from "@/components/admin-ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { CalendarDays, Plus } from "@/components/ui/icons";
import { isolates } from "@/components/ui/rich-text-tags";
import { formatDecimal } from "@/lib/core/money";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { PromotionItem } from "@/lib/promotions/dto";
import { listPromotions } from "@/lib/promotions/queries";
import { promotionStatus } from "@/lib/promotions/rules";
import { ActiveBadge } from "./active-badge";
import { ActiveToggle } from "./active-toggle";
import type { TabProps } from "./tab-props";
import { ToolDialogButton } from "./tool-dialog-button";
import { ToolIntro } from "./tool-intro";

/** The seller's codes. */
export async function PromotionsTab({ viewer }: TabProps) {
  const t = await getTranslations("sellerTools.promotions");
  const { rows } = await listPromotions(viewer);
  return (
    <>
      <ToolIntro text={t("text")}>
        <ToolDialogButton about={{ tool: "promotion" }} variant="brand">
          <Plus aria-hidden />
          {t("create")}
        </ToolDialogButton>
      </ToolIntro>
      {rows.length === 0 ? (
        <EmptyState
          image="/illustrations/cutouts/shemma.svg"
          title={t("empty")}
          description={t("emptyHint")}
        />
      ) : (
        <PromotionTable rows={rows} now={new Date()} />
      )}
    </>
  );
}

function PromotionTable({ rows, now }: { rows: PromotionItem[]; now: Date }) {
  const t = useTranslations("sellerTools.promotions");
  return (
    <DataTable
      caption={t("name")}
      columns={[
        { key: "name", name: t("name") },
        { key: "type", name: t("type") },
        { key: "when", name: t("when") },
        { key: "uses", name: t("uses"), align: "end" },
        { key: "state", name: t("state") },
        { key: "acts", name: t("acts"), align: "end", hasActions: true },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <PromotionName key="name" row={row} />,
          <Terms key="type" row={row} />,
          <When key="when" row={row} />,
          <bdi key="uses" className="tabular-nums">
            {row.maxUses === null
              ? row.currentUses
              : t("usesOf", { used: String(row.currentUses), most: String(row.maxUses) })}
          </bdi>,
          <State key="state" row={row} now={now} />,
          <Acts key="acts" row={row} />,
        ],
      }))}
    />
  );
}

function PromotionName({ row: { name, promoCode, description } }: { row: PromotionItem }) {
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </span>
      <span className="block font-mono font-normal text-sm">
        <bdi>{promoCode}</bdi>
      </span>
      {description && (
        <span className="block font-normal text-muted-foreground text-sm [overflow-wrap:anywhere]">
          <bdi>{description}</bdi>
        </span>
      )}
    </>
  );
}

/** "10% off", "$5.00 off", "Buy 2, get 1 free", with the minimum order. */
function Terms({ row }: { row: PromotionItem }) {
  const t = useTranslations("sellerTools.promotions");
  const { discountType, discountValue, buyQuantity, getQuantity, minOrderAmount } = row;
  return (
    <>
      {t.rich(`terms.${discountType}`, {
        percent: String(Number(discountValue)),
        amount: formatDecimal(discountValue ?? "0"),
        buy: String(buyQuantity),
        get: String(getQuantity),
        ...isolates,
      })}
      {minOrderAmount !== "0.00" && (
        <span className="block text-muted-foreground text-sm">
          {t.rich("minimum", { amount: formatDecimal(minOrderAmount), ...isolates })}
        </span>
      )}
    </>
  );
}

function When({ row: { startDate, endDate } }: { row: PromotionItem }) {
  const t = useTranslations("sellerTools.promotions");
  const dateText = useDates();
  const start = dateText(new Date(startDate), DATE);
  if (!endDate) return t("from", { day: start });
  // An end at midnight is the end of the day before.
  const last = new Date(new Date(endDate).getTime() - 1);
  return t("span", { start, end: dateText(last, DATE) });
}

/** 'Active' or 'Inactive', and the reason why an active one is not valid now. */
function State({ row, now }: { row: PromotionItem; now: Date }) {
  const t = useTranslations("sellerTools.promotions");
  const status = promotionStatus(row, now);
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <ActiveBadge isActive={row.isActive} />
      {status !== "running" && status !== "inactive" && (
        <span className="text-muted-foreground text-sm">{t(status)}</span>
      )}
    </span>
  );
}

function Acts({ row }: { row: PromotionItem }) {
  const t = useTranslations("sellerTools");
  return (
    <span className="inline-flex items-center gap-1">
      <ActiveToggle tool="promotion" id={row.id} name={row.name} isActive={row.isActive} />
      <ToolDialogButton about={{ tool: "end", row }} variant="ghost" size="icon">
        <CalendarDays aria-hidden />
        <span className="sr-only">{t("editOne", { name: row.name })}</span>
      </ToolDialogButton>
    </span>
  );
}
