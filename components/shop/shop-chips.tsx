import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { X } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkStatus } from "@/components/ui/link-status";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { formatMoney } from "@/lib/core/money";
import { FILTERED_KINDS } from "@/lib/products/filters/kind-rules";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { FLAGS, type ShopFlag, shopHref } from "@/lib/products/filters/shop-url";
import type { Facets, PricedSearch } from "@/lib/search/dto";

import { useFilterValueName } from "./use-filter-value-name";

type Chip = { key: string; label: ReactNode; without: Partial<ShopFilter> };

type ShopChipsProps = { filter: ShopFilter; facets: Facets; priceRange: PricedSearch | null };

/** The set filters; each is a link to the list without it. */
export function ShopChips(props: ShopChipsProps) {
  const { filter } = props;
  const t = useTranslations("catalog");
  const chips = useChips(props);
  if (chips.length === 0) return null;
  return (
    <>
      <ul aria-label={t("activeFilters")} className="contents">
        {chips.map(({ key, label, without }) => (
          <li key={key} className="max-w-full">
            <Link
              href={shopHref({ ...filter, page: 1, ...without })}
              scroll={false}
              className="inline-flex min-h-9 pointer-coarse:min-h-11 max-w-full items-center gap-2 rounded-sm bg-secondary px-3 font-medium text-secondary-foreground text-sm hover:bg-accent has-data-loading:opacity-60"
            >
              <span className="sr-only">{t("removeFilter")}</span>
              <span className="truncate">{label}</span>
              <X aria-hidden className="size-4 shrink-0" />
              <LinkStatus />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href="/shop"
        className="link inline-flex min-h-11 items-center font-semibold has-data-loading:opacity-60"
      >
        {t("clearFilters")}
        <LinkStatus />
      </Link>
    </>
  );
}

function useChips({ filter, facets, priceRange }: ShopChipsProps): Chip[] {
  const t = useTranslations("catalog");
  const nameOfValue = useFilterValueName();
  const { search, category, sellerId } = filter;
  const seller = facets.sellers.find(({ id }) => id === sellerId)?.name;
  const nameOf = (flag: ShopFlag) => (flag === "inStock" ? t("inStock") : t(`label.${flag}`));
  const chips = [
    search && {
      key: "search",
      label: t.rich("chip.search", { words: search, ...richTextTags }),
      without: { search: undefined },
    },
    category && {
      key: "category",
      label: t(`category.${category}`),
      without: { category: undefined },
    },
    ...FLAGS.filter((flag) => filter[flag]).map((flag) => {
      return { key: flag, label: nameOf(flag), without: { [flag]: undefined } };
    }),
    ...FILTERED_KINDS.filter((kind) => filter[kind]).map((kind) => ({
      key: kind,
      label: (
        <>
          {t(`option.${kind}`)}
          {": "}
          <bdi>{nameOfValue(kind, filter[kind] ?? "")}</bdi>
        </>
      ),
      without: { [kind]: undefined },
    })),
    sellerId && {
      key: "seller",
      label: seller
        ? t.rich("chip.seller", { name: seller, ...richTextTags })
        : t("chip.unknownSeller"),
      without: { sellerId: undefined },
    },
    priceChip(filter, t),
    priceRange ? searchPriceChip(priceRange, filter, t) : undefined,
  ];
  return chips.filter((chip) => typeof chip === "object");
}

/** The prices that the search means, unless others are set; without them the rest of its words remains. */
function searchPriceChip(
  { text: remainingSearch, ...prices }: PricedSearch,
  { minPrice, maxPrice }: ShopFilter,
  t: ReturnType<typeof useTranslations<"catalog">>,
): Chip | undefined {
  if (minPrice !== undefined || maxPrice !== undefined) return undefined;
  const chip = priceChip({ minPrice: undefined, maxPrice: undefined, ...prices }, t);
  return chip && { ...chip, key: "priceWords", without: { search: remainingSearch || undefined } };
}

const price = { bdi: (amount: ReactNode) => <bdi dir="ltr">{amount}</bdi> };

function priceChip(
  { minPrice, maxPrice }: Pick<ShopFilter, "minPrice" | "maxPrice">,
  t: ReturnType<typeof useTranslations<"catalog">>,
): Chip | undefined {
  const without = { minPrice: undefined, maxPrice: undefined };
  const from = minPrice === undefined ? null : formatMoney(minPrice);
  const to = maxPrice === undefined ? null : formatMoney(maxPrice);
  if (from && to) {
    return { key: "price", label: t.rich("chip.between", { from, to, ...price }), without };
  }
  if (from) return { key: "price", label: t.rich("chip.from", { price: from, ...price }), without };
  if (to) return { key: "price", label: t.rich("chip.upTo", { price: to, ...price }), without };
  return undefined;
}
