import { useTranslations } from "next-intl";

import { formatMoney } from "@/lib/core/money";
import type { ProductStats, TopProduct } from "@/lib/seller-dashboard/queries/product-stats";
import { dashboardPath, editPath } from "./dashboard-urls";
import { SectionCard } from "./section-card";
import { TopList, type TopRow } from "./top-list";

/** Points per review with one decimal, as text. */
const averageOf = (sum: number, count: number) => (sum / count).toFixed(1);

/** The three best-selling products with their ratings, and the average of all. */
export function TopProducts({ products }: { products: ProductStats }) {
  const t = useTranslations("dashboard.top");
  const { top, ratingCount, ratingSum } = products;
  return (
    <SectionCard
      id="top-title"
      title={t("title")}
      more={{ href: dashboardPath("products"), label: t("all") }}
    >
      {top.length === 0 && (
        <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("empty")}</p>
      )}
      <TopList rows={top.map(toRow)} />
      {ratingCount > 0 && (
        <p className="mt-auto border-t px-4 py-3.5 text-muted-foreground text-sm sm:px-5.5">
          {t("average", { rating: averageOf(ratingSum, ratingCount), count: ratingCount })}
        </p>
      )}
    </SectionCard>
  );

  function toRow({ id, title, imageUrl, priceCents, soldCount, ...rated }: TopProduct): TopRow {
    const count = rated.ratingCount;
    return {
      href: editPath(id),
      title,
      imageUrl,
      soldUnits: t("sold", { count: soldCount }),
      price: formatMoney(priceCents),
      unrated: t("unrated"),
      ...(count > 0
        ? {
            rated: { average: averageOf(rated.ratingSum, count), reviews: t("reviews", { count }) },
          }
        : {}),
    };
  }
}
