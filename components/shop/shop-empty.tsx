import { useTranslations } from "next-intl";
import { fallbackOf } from "@/components/products/category-pattern";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ChevronRight, Search } from "@/components/ui/icons";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";
import { POPULAR, POPULAR_LIMIT } from "@/lib/search/rules";
import type { getEmptyShop } from "@/lib/shop/queries/empty";

type ShopEmptyProps = { filter: ShopFilter } & Awaited<ReturnType<typeof getEmptyShop>>;

/** An empty list with ways out of it: without the filters, near searches, categories, popular searches. */
export function ShopEmpty({
  filter: { search, isExact },
  unfiltered,
  near,
  counts,
}: ShopEmptyProps) {
  const t = useTranslations("catalog");
  const results = useTranslations("search.results");
  const unfilteredText = unfiltered === null ? null : t("count", { count: unfiltered });
  return (
    <div className="grid gap-10">
      <div>
        <EmptyState
          image="/illustrations/cutouts/spices.svg"
          title={t("nothingFound")}
          description={
            unfilteredText
              ? results("withoutFilters", { count: unfilteredText })
              : t("nothingFoundHint")
          }
        >
          {unfilteredText && (
            <ButtonLink href={shopHref({ search, isExact })}>{results("unfiltered")}</ButtonLink>
          )}
          <ButtonLink href="/shop" variant="outline">
            {t("clearFilters")}
          </ButtonLink>
        </EmptyState>
        {near.length > 0 && <SearchChips title={results("try")} searches={near} isCentered />}
      </div>
      <CategoryLinks counts={counts} />
      <PopularSearches />
    </div>
  );
}

type SearchChipsProps = { title: string; searches: string[]; isCentered?: boolean };

function SearchChips({ title, searches, isCentered = false }: SearchChipsProps) {
  return (
    <section className={isCentered ? "text-center" : undefined}>
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className={`mt-3 flex flex-wrap gap-2 ${isCentered ? "justify-center" : ""}`}>
        {searches.map((search) => (
          <li key={search}>
            <Link
              href={shopHref({ search })}
              rel="nofollow"
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-border px-4 hover:bg-muted"
            >
              <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
              <bdi>{search}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryLinks({ counts }: Pick<ShopEmptyProps, "counts">) {
  const t = useTranslations("catalog");
  const results = useTranslations("search.results");
  return (
    <section aria-labelledby="shop-categories">
      <h2 id="shop-categories" className="display text-d4">
        {results("categories")}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {CATEGORY_SLUGS.map((slug) => (
          <li key={slug}>
            <Link
              href={shopHref({ category: slug })}
              className="flex min-h-11 items-center gap-4 rounded-md border border-border p-2.5 hover:bg-muted"
            >
              <Illustration
                src={fallbackOf({ categorySlug: slug })}
                width={52}
                height={52}
                className="rounded-sm"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{t(`category.${slug}`)}</span>
                <span className="block text-muted-foreground text-sm">
                  {t("count", { count: counts[slug] })}
                </span>
              </span>
              <ChevronRight aria-hidden className="rtl-flip ms-auto size-4.5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PopularSearches() {
  const t = useTranslations("search");
  const searches = POPULAR.slice(0, POPULAR_LIMIT).map((key) => t(`popular.${key}`));
  return <SearchChips title={t("popularTitle")} searches={searches} />;
}
