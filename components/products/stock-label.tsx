import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";

/** Below this stock, a card shows the remaining units (specification A, section 9). */
export const LOW = 10;

/** 'Only N left' beside the price while 1 to 9 are left. */
export function LowStock({ stock }: { stock: number }) {
  const t = useTranslations("catalog");
  if (stock < 1 || stock >= LOW) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-sm text-warning-ink">
      <span aria-hidden className="lozenge" />
      {t("onlyLeft", { count: String(stock) })}
    </span>
  );
}

/** The detail page's badge: 'N available' or 'Out of stock'. */
export function StockBadge({ stock }: { stock: number }) {
  const t = useTranslations("catalog");
  if (stock < 1) return <Badge>{t("outOfStockBadge")}</Badge>;
  return (
    <Badge tone={stock < LOW ? "warning" : "success"}>
      <span aria-hidden className="lozenge" />
      {t("available", { count: String(stock) })}
    </Badge>
  );
}
