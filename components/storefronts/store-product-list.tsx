"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import { Select } from "@/components/ui/select";

/** A rendered card with the values for sorting and filtering. */
type ListedProduct = {
  id: number;
  groups: string[];
  priceCents: number;
  rating: number;
  card: ReactNode;
};

export type ProductGroup = { key: string; name: string; icon: ReactNode };

/** The given order is newest first. */
const ORDERS: Record<string, (one: ListedProduct, other: ListedProduct) => number> = {
  newest: () => 0,
  "price-asc": (a, b) => a.priceCents - b.priceCents,
  "price-desc": (a, b) => b.priceCents - a.priceCents,
  rating: (a, b) => b.rating - a.rating,
};

type StoreProductListProps = { items: ListedProduct[]; groups: ProductGroup[] };

const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-input bg-card px-4 font-medium text-sm hover:border-foreground aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground";

/** All products of a store, filtered by category and sorted in the browser, since their cards are already rendered. */
export function StoreProductList({ items, groups }: StoreProductListProps) {
  const t = useTranslations();
  const [group, setGroup] = useState<string | null>(null);
  const [order, setOrder] = useState("newest");
  const visibleItems = items
    .filter(({ groups: itemGroups }) => group === null || itemGroups.includes(group))
    .sort(ORDERS[order]);
  const chips = [{ key: null, name: t("storefronts.productList.all"), icon: null }, ...groups];

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <fieldset hidden={groups.length < 2} className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{t("storefronts.productList.groups")}</legend>
          {chips.map(({ key, name, icon }) => (
            <button
              key={key}
              type="button"
              aria-pressed={group === key}
              onClick={() => setGroup(key)}
              className={CHIP}
            >
              {icon}
              {name}
            </button>
          ))}
        </fieldset>
        <Select
          aria-label={t("catalog.sortLabel")}
          value={order}
          onChange={(event) => setOrder(event.currentTarget.value)}
          className="w-full sm:w-64"
        >
          <option value="newest">{t("catalog.sort.default")}</option>
          <option value="price-asc">{t("catalog.sort.price-asc")}</option>
          <option value="price-desc">{t("catalog.sort.price-desc")}</option>
          <option value="rating">{t("catalog.sort.rating")}</option>
        </Select>
      </div>
      <p role="status" className="sr-only">
        {t("catalog.count", { count: visibleItems.length })}
      </p>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {visibleItems.map(({ id, card }) => (
          <li key={id} className="grid min-w-0">
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}
