import { notFound } from "next/navigation";
import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ProductGrid } from "@/components/products/product-grid";
import { SiteResultsSection } from "@/components/search/site-results-section";
import { Pagination } from "@/components/ui/pagination";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";
import { getEmptyShop } from "@/lib/shop/queries/empty";
import { getShopPage } from "@/lib/shop/queries/page";
import { shopCounts } from "./facet-count";
import { formatCount } from "./format-count";
import { ShopChips } from "./shop-chips";
import { ShopEmpty } from "./shop-empty";
import { ShopHeading } from "./shop-heading";
import { ShopLayout } from "./shop-layout";
import { ShopMatch } from "./shop-match";
import { ShopOptions } from "./shop-options";
import { ShopSellers } from "./shop-sellers";

/** The catalogue: controls, the list, and links to its further pages. */
export async function ShopResults({ filter }: { filter: ShopFilter }) {
  const locale = await getLocale();
  const [t, list] = await Promise.all([getTranslations("catalog"), getShopPage(filter, locale)]);
  const { products, total, hasMore, sellers, facets, match, priceRange, page, pages } = list;
  if (page > pages || (page > 1 && products.length === 0)) notFound();
  const { counts, isComplete } = facets;
  const summary = hasMore
    ? t("foundMore", { count: formatCount(total) })
    : t("found", { count: total, sellers });
  const count = formatCount(total);
  const ways = products.length === 0 ? await getEmptyShop(filter) : null;

  return (
    <div className="wrap py-8 md:py-10">
      <ShopLayout
        {...{ filter, summary, total, hasMore }}
        title={<ShopHeading filter={filter} match={match} />}
        facets={{ counts, isComplete }}
        counts={shopCounts(t, facets)}
        note={match && products.length > 0 && <ShopMatch {...{ filter, match, priceRange }} />}
        chips={<ShopChips {...{ filter, facets, priceRange }} />}
        choices={
          <>
            <ShopOptions filter={filter} facets={facets} />
            <ShopSellers filter={filter} facets={facets} />
          </>
        }
      >
        {ways ? (
          <ShopEmpty filter={filter} {...ways} />
        ) : (
          <ProductGrid products={products} columns={3} heading="h2" />
        )}
        {products.length > 0 && (
          <footer className="mt-10 flex flex-wrap items-center justify-between gap-4 border-border border-t pt-5">
            <p className="text-muted-foreground">
              {t("showing", {
                shown: String(products.length),
                total: hasMore ? t("countPlus", { count }) : count,
              })}
            </p>
            <ShopPages filter={filter} page={page} pages={pages} />
          </footer>
        )}
      </ShopLayout>
      {filter.search && (
        <Suspense fallback={null}>
          <SiteResultsSection search={filter.search} />
        </Suspense>
      )}
    </div>
  );
}

function ShopPages({ filter, page, pages }: { filter: ShopFilter; page: number; pages: number }) {
  const t = useTranslations("catalog.pages");
  return (
    <Pagination
      page={page}
      pageCount={pages}
      hrefOf={(to) => shopHref({ ...filter, page: to })}
      labels={{
        nav: t("nav"),
        previous: t("previous"),
        next: t("next"),
        page: (number) => t("page", { number: String(number) }),
      }}
    />
  );
}
