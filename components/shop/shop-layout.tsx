"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useOptimistic, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { RotateCcw, SlidersHorizontal } from "@/components/ui/icons";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { countFilters, shopHref } from "@/lib/products/filters/shop-url";
import type { ShopCounts } from "./facet-count";
import { FilterSidebar } from "./filter-sidebar";
import { formatCount } from "./format-count";
import { ShopSheetContent } from "./shop-sheet-content";
import { useShopSheet } from "./shop-sheet-provider";
import { SHOP_FORM, type ShopControls, ShopToolbar } from "./shop-toolbar";
import { useEarlyChoices } from "./use-early-choices";

type ShopLayoutProps = {
  filter: ShopFilter;
  title: ReactNode;
  summary: string;
  /** Number of products; at least that many if `hasMore`. */
  total: number;
  hasMore: boolean;
  /** A note if the search differs from the entered text. */
  note: ReactNode;
  /** Numbers of products per filter value, and their labels in the rail. */
  facets: ShopControls["facets"];
  counts: ShopCounts;
  /** The set filters, and the lists of option values and sellers. */
  chips: ReactNode;
  choices: ReactNode;
  children: ReactNode;
};

/**
 * The shop's controls around its list. All state is in the address; without JavaScript the controls are a plain form
 * with the same addresses.
 */
export function ShopLayout(props: ShopLayoutProps) {
  const { filter, title, summary, note, facets, counts, chips, choices, children } = props;
  const { total, hasMore } = props;
  const t = useTranslations("catalog");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [optimisticFilter, setOptimisticFilter] = useOptimistic(filter);

  /** A changed filter returns to the first page. */
  function change(changes: Partial<ShopFilter>) {
    const next = { ...optimisticFilter, page: 1, ...changes };
    startTransition(() => {
      setOptimisticFilter(next);
      router.push(shopHref(next), { scroll: false });
    });
  }

  useEarlyChoices(SHOP_FORM, filter, change);

  const controls = { filter: optimisticFilter, facets, onChange: change };
  const filters = <FilterSidebar {...controls} counts={counts} choices={choices} />;
  const sheet = useShopSheet(() => (
    <ShopSheetContent {...controls} total={total} hasMore={hasMore} isPending={isPending}>
      {filters}
    </ShopSheetContent>
  ));
  const count = countFilters(optimisticFilter);
  return (
    <div className="group/shop grid gap-x-12 gap-y-6 md:grid-cols-[232px_minmax(0,1fr)]">
      {/* Rendered in one of the two places: ids must be unique. */}
      <div className="grid content-start gap-6 max-md:hidden">
        {!sheet.isOpen && filters}
        <ButtonLink href="/shop" variant="outline">
          <RotateCcw aria-hidden className="rtl-flip" />
          {t("clearFilters")}
        </ButtonLink>
      </div>
      <div className="min-w-0 max-md:contents">
        <div className="max-md:order-1">
          <h1 className="display text-d2" aria-live="polite">
            {title}
          </h1>
          <div className="mt-1 text-muted-foreground" aria-live="polite">
            <p>{summary}</p>
            {note}
          </div>
          <ShopToolbar {...controls} />
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button variant="outline" className="md:hidden" {...sheet.opener}>
              <SlidersHorizontal aria-hidden />
              {count > 0
                ? t("withCount", { name: t("filters"), count: formatCount(count) })
                : t("filters")}
            </Button>
            {chips}
          </div>
        </div>
        <div
          aria-busy={isPending}
          className="mt-5 transition-opacity group-has-data-loading/shop:opacity-60 aria-busy:opacity-60 max-md:order-2 max-md:mt-0"
        >
          {children}
        </div>
      </div>
    </div>
  );
}
