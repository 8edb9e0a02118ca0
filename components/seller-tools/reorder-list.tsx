import { useTranslations } from "next-intl";
import { dayOf } from "@/components/time/dates";
import { Badge } from "@/components/ui/badge";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { SupplierItem } from "@/lib/seller-tools/dto";

type Linked = SupplierItem["products"][number];

/** The products of a supplier, each with the remaining days of stock and the date to reorder. */
export function ReorderList({ products }: Pick<SupplierItem, "products">) {
  const t = useTranslations("sellerTools.suppliers");
  if (products.length === 0) return <p className="text-muted-foreground text-sm">{t("noLinks")}</p>;
  return (
    <ul className="grid gap-2 border-t pt-3">
      {products.map((product) => (
        <li
          key={product.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
        >
          <span className="min-w-0 text-md">
            <bdi className="font-medium [overflow-wrap:anywhere]">{product.title}</bdi>
            <span className="block text-muted-foreground text-sm">
              <Lasts product={product} />
            </span>
          </span>
          <Reorder reorder={product.reorder} />
        </li>
      ))}
    </ul>
  );
}

function Lasts({ product: { stock, reorder } }: { product: Linked }) {
  const t = useTranslations("sellerTools.suppliers");
  const left = t("stock", { count: stock });
  if (!reorder || stock === 0) return left;
  return `${left}, ${t("lasts", { days: reorder.daysLeft })}`;
}

/** 'Order now' after the date; no estimate without sales. */
function Reorder({ reorder }: Pick<Linked, "reorder">) {
  const t = useTranslations("sellerTools.suppliers");
  const dateText = useDates();
  if (!reorder) return <span className="text-muted-foreground text-sm">{t("noSales")}</span>;
  if (reorder.isNow) return <Badge tone="warning">{t("orderNow")}</Badge>;
  const day = dateText(dayOf(reorder.by), DATE);
  return <span className="text-sm">{t("orderBy", { day })}</span>;
}
