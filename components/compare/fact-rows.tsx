import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { UserText } from "@/components/languages/user-text";
import type { ComparedProduct } from "@/lib/compare/queries";
import { toLocale } from "@/lib/i18n/locales.mjs";
import { useDateRange } from "@/lib/i18n/use-date-range";
import type { CompareRow } from "./compare-row";

/** Rows of the size and the material; a row without any value is left out. */
export function useFactRows(products: ComparedProduct[]): CompareRow[] {
  const t = useTranslations("catalog.facts.name");
  const rows: CompareRow[] = [
    {
      key: "size",
      label: t("size"),
      valueOf: (product) => sizeOf(product),
      show: (product) => <SellerText product={product} text={sizeOf(product)} />,
    },
    {
      key: "material",
      label: t("material"),
      valueOf: ({ facts }) => facts.material ?? "",
      show: (product) => <SellerText product={product} text={product.facts.material ?? ""} />,
    },
  ];
  return rows.filter((row) => products.some((product) => row.valueOf(product) !== ""));
}

/** The sizes to choose from, otherwise the stated size; "" without either. */
function sizeOf({ sizes, facts }: ComparedProduct): string {
  return sizes.length > 0 ? sizes.join(" · ") : (facts.size ?? "");
}

function SellerText({ product, text }: { product: ComparedProduct; text: string }): ReactNode {
  const t = useTranslations("compare");
  if (!text) return <span className="text-muted-foreground">{t("unknown")}</span>;
  return <UserText text={text} locale={toLocale(product.locale)} />;
}

/** Rows of the arrival in the United States if ordered now, and of the returns. */
export function useDeliveryRows(): CompareRow[] {
  const t = useTranslations();
  const range = useDateRange();
  const datesOf = ({ arrives: { from, to } }: ComparedProduct) => range(from, to);
  const returnsOf = ({ returnPolicy }: ComparedProduct) => returnPolicy ?? "returnable";
  return [
    {
      key: "arrival",
      label: t("compare.row.arrival"),
      valueOf: datesOf,
      show: (product) => t("catalog.promise.arrives", { dates: datesOf(product) }),
    },
    {
      key: "returns",
      label: t("compare.row.returns"),
      valueOf: returnsOf,
      show: (product) => t(`catalog.promise.returns.${returnsOf(product)}.title`),
    },
  ];
}
