import { useTranslations } from "next-intl";
import { categoryPattern } from "@/components/products/category-pattern";
import { LOW, LowStock } from "@/components/products/stock-label";
import { Badge } from "@/components/ui/badge";
import { Check, Star } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { Swatch } from "@/components/ui/weaves";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import type { ComparedProduct } from "@/lib/compare/queries";
import { priceSpread } from "@/lib/compare/rules";
import { formatMoney } from "@/lib/core/money";
import type { Product } from "@/lib/products/dto";
import type { CompareRow } from "./compare-row";
import { useDeliveryRows, useFactRows } from "./fact-rows";

const CERTIFIED = ["isFairTrade", "isEthicallySourced", "isHalalCertified"] as const;

function sellerOf({ seller }: Product) {
  return sellerNameOf(seller);
}

function placeOf({ seller }: Product) {
  return [seller.city, seller.country].filter(Boolean).join(", ");
}

/** All rows in groups; the first group has no name. */
export function useRowGroups(
  products: ComparedProduct[],
): { name: string | null; rows: CompareRow[] }[] {
  const t = useTranslations();
  const facts = useFactRows(products);
  const promises = useDeliveryRows();
  const main: CompareRow[] = [
    {
      key: "price",
      label: t("catalog.price"),
      valueOf: ({ priceCents }) => priceCents,
      show: (product, all) => <PriceCell product={product} all={all} />,
    },
    {
      key: "rating",
      label: t("compare.row.rating"),
      valueOf: ({ averageRating }) => averageRating,
      show: (product) => <RatingCell product={product} />,
    },
    {
      key: "stock",
      label: t("compare.row.stock"),
      valueOf: ({ stock }) => Math.max(0, Math.min(stock, LOW)),
      show: ({ stock }) => <StockCell stock={stock} />,
    },
    {
      key: "category",
      label: t("catalog.categoryLabel"),
      valueOf: ({ categorySlug }) => categorySlug,
      show: (product) => (
        <span className="inline-flex items-baseline gap-2">
          <Swatch weave={categoryPattern(product)} />
          {t(`catalog.category.${product.categorySlug}`)}
        </span>
      ),
    },
  ];
  const certified = CERTIFIED.map(
    (flag): CompareRow => ({
      key: flag,
      label: t(`catalog.label.${flag}`),
      valueOf: (product) => product[flag],
      show: (product) => <YesNo isYes={product[flag]} />,
    }),
  );
  const delivery: CompareRow[] = [
    {
      key: "seller",
      label: t("compare.row.seller"),
      valueOf: ({ sellerId }) => sellerId,
      show: (product) => <bdi>{sellerOf(product)}</bdi>,
    },
    {
      key: "place",
      label: t("compare.row.place"),
      valueOf: placeOf,
      show: (product) => <bdi>{placeOf(product) || t("compare.unknown")}</bdi>,
    },
    ...promises,
  ];
  const description: CompareRow = {
    key: "description",
    label: t("compare.row.description"),
    valueOf: ({ description: text }) => text,
    show: ({ description: text }) => (
      <span dir="auto" className="line-clamp-6">
        {text}
      </span>
    ),
  };
  return [
    { name: null, rows: [...main, ...facts] },
    { name: t("catalog.certified"), rows: certified },
    { name: t("compare.delivery"), rows: delivery },
    { name: t("compare.about"), rows: [description] },
  ];
}

function PriceCell({ product, all }: { product: Product; all: Product[] }) {
  const t = useTranslations("compare");
  const spread = priceSpread(all);
  const isLowest = spread !== null && spread.gap > 0 && product.priceCents === spread.lowest;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Price amount={formatMoney(product.priceCents)} className="font-[650] text-lg" />
      {isLowest && <Badge tone="success">{t("lowestPrice")}</Badge>}
    </span>
  );
}

function RatingCell({ product: { averageRating, totalReviews } }: { product: Product }) {
  const t = useTranslations("reviews");
  if (totalReviews === 0) return <span className="text-muted-foreground">{t("none")}</span>;
  const rating = averageRating.toFixed(1);
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <Star aria-hidden className="size-4.5 fill-current text-brand" />
      <span aria-hidden className="font-semibold">
        {rating}
      </span>
      <span className="sr-only">{t("outOf", { rating })}</span>
      <span className="text-muted-foreground text-sm">{t("count", { count: totalReviews })}</span>
    </span>
  );
}

function StockCell({ stock }: { stock: number }) {
  const t = useTranslations();
  if (stock < 1)
    return <span className="text-muted-foreground">{t("catalog.outOfStockBadge")}</span>;
  if (stock < LOW) return <LowStock stock={stock} />;
  return <span className="font-medium text-sm text-success-ink">{t("compare.inStock")}</span>;
}

function YesNo({ isYes }: { isYes: boolean }) {
  const t = useTranslations("compare");
  if (!isYes) return <span className="text-muted-foreground">{t("no")}</span>;
  return (
    <span className="inline-flex items-center gap-1.75">
      <Check aria-hidden className="size-4.5 text-success-ink" />
      {t("yes")}
    </span>
  );
}
