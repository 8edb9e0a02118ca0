import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";

/** Marks a line whose price for an approved wholesale buyer is below the list price. */
export function WholesaleLabel({ listPrice }: { listPrice: string }) {
  const t = useTranslations("cart");
  return (
    <p className="my-1 flex flex-wrap items-center gap-2">
      <Badge tone="brand">{t("wholesale")}</Badge>
      <s className="text-muted-foreground text-sm">
        <span className="sr-only">{t("listPrice")}</span>
        <Price amount={formatDecimal(listPrice)} className="" />
      </s>
    </p>
  );
}
