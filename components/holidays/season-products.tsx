import { useTranslations } from "next-intl";
import { ProductGrid } from "@/components/products/product-grid";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ArrowRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { listSeasonProducts } from "@/lib/holidays/queries/seasons";
import type { Season } from "@/lib/holidays/season-rules";
import { PRESENTATIONS } from "./season-presentation";

export type SeasonProducts = Awaited<ReturnType<typeof listSeasonProducts>>;

/** Products marked for the season by their sellers; the shop has all of them. */
export function SeasonProductList({
  season,
  seasonProducts,
}: {
  season: Season;
  seasonProducts: SeasonProducts;
}) {
  const t = useTranslations("holidays");
  const { products, total } = seasonProducts;
  return (
    <section aria-labelledby="season-products">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6">
        <h2 id="season-products" className="display text-d3">
          {t("products")}
        </h2>
        {total > products.length && (
          <Link
            href={PRESENTATIONS[season].shop}
            className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
          >
            {t("all", { count: total })}
            <ArrowRight aria-hidden className="rtl-flip size-4.5" />
          </Link>
        )}
      </header>
      {products.length > 0 ? (
        <ProductGrid products={products} isOnTop={false} />
      ) : (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/gift-box.svg"
          title={t("none")}
          description={t("noneHint")}
        >
          <ButtonLink href="/shop" variant="outline">
            {t("shop")}
          </ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}
