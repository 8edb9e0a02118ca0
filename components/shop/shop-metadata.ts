import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { alternateLinks } from "@/lib/i18n/alternates";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";

type Translator = Awaited<ReturnType<typeof getTranslations<"catalog">>>;

/** Title and canonical address of a list; searches and prices are not indexed. */
export async function shopMetadata(filter: ShopFilter): Promise<Metadata> {
  const t = await getTranslations("catalog");
  const { category, isEidSpecial, isRamadanSpecial, page } = filter;
  const path = shopHref({ category, isEidSpecial, isRamadanSpecial, page });
  const title = titleOf(filter, t);
  const isOpenEnded = filter.search || filter.minPrice != null || filter.maxPrice != null;
  return {
    title,
    description: t("shopDescription"),
    alternates: alternateLinks(path, await getLocale()),
    ...(isOpenEnded ? { robots: { index: false, follow: true } } : {}),
  };
}

function titleOf({ search, category }: ShopFilter, t: Translator) {
  if (search) return t.markup("resultsFor", { words: search, bdi: (text) => text });
  return category ? t(`category.${category}`) : t("allProducts");
}
