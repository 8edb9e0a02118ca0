import { useTranslations } from "next-intl";

import { StatusBadge } from "@/components/ui/status-badge";
import type { SellerProduct } from "@/lib/seller-dashboard/queries/product-list";

/** Moderation state of a product and of its latest revision, with the admin's note. */
export function ProductState({ product }: { product: SellerProduct }) {
  const t = useTranslations("dashboard.products.state");
  const { moderationStatus: status, moderationNote, change } = product;
  const isRefused = status === "approved" && change?.status === "rejected";
  const note = status === "rejected" ? moderationNote : isRefused ? change.note : null;
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <StatusBadge shape={status}>{t(status)}</StatusBadge>
        {product.hiddenAt && <StatusBadge shape="rejected">{t("hidden")}</StatusBadge>}
        {change?.status === "pending" && (
          <StatusBadge shape="pending">{t("changePending")}</StatusBadge>
        )}
        {isRefused && <StatusBadge shape="rejected">{t("changeRejected")}</StatusBadge>}
      </p>
      {note && (
        <p className="rounded-md bg-destructive-soft px-3 py-2 text-destructive-ink text-sm [overflow-wrap:anywhere]">
          <strong className="font-semibold">{t("note")}</strong> <bdi>{note}</bdi>
        </p>
      )}
    </>
  );
}
