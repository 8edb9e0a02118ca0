"use client";

import { useTranslations } from "next-intl";

import { Select } from "@/components/ui/select";
import { CATEGORY_SLUGS, type CategorySlug, toCategorySlug } from "@/lib/products/categories";
import { CLEARED_EXCLUSIVE_FILTERS } from "@/lib/products/filters/shop-url";
import { SORTS } from "@/lib/products/rules";
import { formatCount } from "./format-count";
import type { ShopControls } from "./shop-toolbar";

type ShopSelectProps = ShopControls & { className?: string };

export function CategorySelect({ filter, facets, onChange, className }: ShopSelectProps) {
  const t = useTranslations("catalog");

  function labelOf(slug: CategorySlug) {
    const name = t(`category.${slug}`);
    const count = formatCount(facets.counts[slug]);
    return t("withCount", { name, count: facets.isComplete ? count : t("countPlus", { count }) });
  }

  return (
    <Select
      name="category"
      aria-label={t("categoryLabel")}
      className={className}
      value={filter.category ?? "all"}
      onChange={({ target }) =>
        onChange({
          ...CLEARED_EXCLUSIVE_FILTERS,
          category: toCategorySlug(target.value) ?? undefined,
        })
      }
    >
      <option value="all">{t("allCategories")}</option>
      {CATEGORY_SLUGS.map((slug) => (
        <option
          key={slug}
          value={slug}
          disabled={facets.isComplete && facets.counts[slug] === 0 && filter.category !== slug}
        >
          {labelOf(slug)}
        </option>
      ))}
    </Select>
  );
}

export function SortSelect({ filter, onChange, className }: ShopSelectProps) {
  const t = useTranslations("catalog");
  return (
    <Select
      name="sort"
      aria-label={t("sortLabel")}
      className={className}
      value={filter.sort ?? ""}
      onChange={({ target }) =>
        onChange({ sort: SORTS.find((sort) => sort === target.value) ?? undefined })
      }
    >
      <option value="">{filter.search ? t("sort.relevance") : t("sort.default")}</option>
      {SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(`sort.${sort}`)}
        </option>
      ))}
    </Select>
  );
}
