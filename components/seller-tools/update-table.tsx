import { useTranslations } from "next-intl";
import { DataTable } from "@/components/admin-ui/data-table";
import { Badge } from "@/components/ui/badge";
import { Check, Clock, Undo2 } from "@/components/ui/icons";
import { Swatch } from "@/components/ui/weaves";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import { toCategorySlug } from "@/lib/products/categories";
import type { BulkUpdateItem } from "@/lib/seller-tools/dto";
import { adjustmentText } from "./adjustment-text";
import { BulkUpdateActions } from "./bulk-update-actions";

/** Pending and applied updates, latest first. */
export function UpdateTable({ updates }: { updates: BulkUpdateItem[] }) {
  const t = useTranslations("sellerTools.pricing");
  const tTools = useTranslations("sellerTools");
  const dateText = useDates();
  const dayOf = ({ appliedAt, scheduledDate }: BulkUpdateItem) => {
    const at = appliedAt ?? scheduledDate;
    return at ? dateText(new Date(at), DATE) : t("manually");
  };
  return (
    <DataTable
      caption={t("earlier")}
      columns={[
        { key: "name", name: t("name") },
        { key: "category", name: t("category") },
        { key: "adjustment", name: t("adjustment"), align: "end" },
        { key: "date", name: t("date") },
        { key: "status", name: t("status") },
        { key: "acts", name: tTools("inventory.acts"), align: "end", hasActions: true },
      ]}
      rows={updates.map((row) => ({
        key: row.id,
        cells: [
          <bdi key="name">{row.name}</bdi>,
          <CategoryName key="category" category={row.category} />,
          <bdi key="adjustment" dir="ltr" className="tabular-nums">
            {adjustmentText(row)}
          </bdi>,
          dayOf(row),
          <UpdateBadge key="status" row={row} />,
          <BulkUpdateActions key="acts" row={row} />,
        ],
      }))}
    />
  );
}

function CategoryName({ category }: Pick<BulkUpdateItem, "category">) {
  const t = useTranslations();
  const slug = category && toCategorySlug(category);
  if (!slug) return t("sellerTools.pricing.all");
  return (
    <span className="inline-flex items-center gap-2">
      <Swatch weave={slug} />
      {t(`catalog.category.${slug}`)}
    </span>
  );
}

/** 'Pending' or 'Applied' (specification C, section 4), or that it was undone. */
function UpdateBadge({ row: { isApplied, undoneAt } }: { row: BulkUpdateItem }) {
  const t = useTranslations("sellerTools.pricing");
  if (undoneAt) {
    return (
      <Badge>
        <Undo2 aria-hidden className="rtl-flip" />
        {t("undone")}
      </Badge>
    );
  }
  return (
    <Badge tone={isApplied ? "success" : "warning"}>
      {isApplied ? <Check aria-hidden /> : <Clock aria-hidden />}
      {t(isApplied ? "applied" : "pending")}
    </Badge>
  );
}
