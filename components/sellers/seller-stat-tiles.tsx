import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { SellerStats } from "@/lib/sellers/dto";

type SellerStatTilesProps = { stats: SellerStats; products: number };

/** Key figures of a seller; all of them are counted. */
export function SellerStatTiles({ stats, products }: SellerStatTilesProps) {
  const t = useTranslations("sellers.stats");
  const { totalOrders, totalSales, averageRating, totalReviews } = stats;
  const isRated = totalReviews > 0;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border md:grid-cols-4">
      <Tile name={t("products")}>{products.toLocaleString("en-US")}</Tile>
      <Tile
        name={t("rating")}
        more={isRated ? t("reviews", { count: totalReviews }) : t("unrated")}
      >
        {isRated ? averageRating.toFixed(1) : "–"}
      </Tile>
      <Tile name={t("orders")}>{totalOrders.toLocaleString("en-US")}</Tile>
      <Tile name={t("sales")}>{totalSales.toLocaleString("en-US")}</Tile>
    </dl>
  );
}

function Tile({ name, more, children }: { name: string; more?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col bg-card px-4 py-4.5 sm:px-5.5">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="mt-1.5 flex flex-wrap items-baseline gap-x-2.5">
        <bdi
          dir="ltr"
          className="font-semibold text-2xl tabular-nums leading-tight ar:tracking-normal tracking-[-0.025em] sm:text-[1.875rem]"
        >
          {children}
        </bdi>
        {more && <span className="text-muted-foreground text-xs">{more}</span>}
      </dd>
    </div>
  );
}
