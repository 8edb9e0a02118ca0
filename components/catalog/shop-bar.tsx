"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CATEGORY_SLUGS, toCategorySlug } from "@/lib/catalog/categories";
import type { ShopFilter } from "@/lib/catalog/schema";
import { SORTS } from "@/lib/catalog/sorts";

export type ShopControls = {
  filter: ShopFilter;
  onChange: (changes: Partial<ShopFilter>) => void;
};

/** The form that carries every control, also those of the rail. */
export const SHOP_FORM = "shop-form";

/** Search, category and sort. */
export function ShopBar({ filter, onChange }: ShopControls) {
  const t = useTranslations("catalog");

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    onChange({ search: String(typed ?? "").trim() || undefined });
  }

  return (
    <search>
      <form
        id={SHOP_FORM}
        action="/shop"
        onSubmit={search}
        className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_210px_210px]"
      >
        <div className="relative sm:col-span-2 lg:col-span-1">
          <Search aria-hidden className="absolute start-3.5 top-3.5 size-5 text-muted-foreground" />
          <Input
            key={filter.search ?? ""}
            type="search"
            name="search"
            defaultValue={filter.search ?? ""}
            maxLength={200}
            placeholder={t("searchPlaceholder")}
            aria-label={t("searchPlaceholder")}
            className="ps-11 pe-24"
          />
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            className="absolute inset-y-1 pointer-coarse:inset-y-0 end-1 pointer-coarse:end-0 min-h-0!"
          >
            {t("search")}
          </Button>
        </div>
        <Select
          name="category"
          aria-label={t("categoryLabel")}
          value={filter.category ?? "all"}
          onChange={({ target }) =>
            onChange({
              category: toCategorySlug(target.value) ?? undefined,
              isEidSpecial: undefined,
              isRamadanSpecial: undefined,
            })
          }
        >
          <option value="all">{t("allCategories")}</option>
          {CATEGORY_SLUGS.map((slug) => (
            <option key={slug} value={slug}>
              {t(`category.${slug}`)}
            </option>
          ))}
        </Select>
        <Select
          name="sort"
          aria-label={t("sortLabel")}
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
      </form>
    </search>
  );
}
