"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, Suspense, useRef, useState } from "react";
import { LazySearchPanel } from "@/components/search/lazy-search-panel";
import { addRecentSearch } from "@/components/search/recent-searches";
import { SEARCH_FIELD } from "@/components/search/search-field-props";
import { Button } from "@/components/ui/button";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import type { ShopFilter } from "@/lib/products/filters/schema";
import type { Facets } from "@/lib/search/dto";
import { CategorySelect, SortSelect } from "./shop-selects";

export type ShopControls = {
  filter: ShopFilter;
  facets: Pick<Facets, "counts" | "isComplete">;
  onChange: (changes: Partial<ShopFilter>) => void;
};

/** Id of the form of all controls, including those of the rail. */
export const SHOP_FORM = "shop-form";

/** On phones the filter sheet has these controls; it needs scripts. */
const ON_WIDE_SCREENS = "w-full max-md:hidden max-md:noscript:block";

export function ShopToolbar(controls: ShopControls) {
  const { filter, onChange } = controls;

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get("search");
    const search = String(field ?? "").trim();
    addRecentSearch(search);
    onChange({ search: search || undefined, isExact: undefined });
  }

  return (
    <search>
      <form
        id={SHOP_FORM}
        action="/shop"
        onSubmit={search}
        className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_210px_210px]"
      >
        <ShopSearch
          key={filter.search ?? ""}
          search={filter.search ?? ""}
          onSearch={(search) => onChange({ search, isExact: undefined })}
        />
        <CategorySelect {...controls} className={ON_WIDE_SCREENS} />
        <SortSelect {...controls} className={ON_WIDE_SCREENS} />
      </form>
    </search>
  );
}

type ShopSearchProps = { search: string; onSearch: (words: string) => void };

/** The shop's search field, with the dropdown of the header's; it searches within the other filters. */
function ShopSearch({ search, onSearch }: ShopSearchProps) {
  const t = useTranslations("catalog");
  const input = useRef<HTMLInputElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className="relative scroll-mt-24 sm:col-span-2 lg:col-span-1">
      <Search aria-hidden className="absolute start-3.5 top-3.5 size-5 text-muted-foreground" />
      <Input
        ref={input}
        {...SEARCH_FIELD}
        onFocus={() => setIsLoaded(true)}
        defaultValue={search}
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
      {isLoaded && (
        <Suspense fallback={null}>
          <LazySearchPanel input={input} onSearch={onSearch} />
        </Suspense>
      )}
    </div>
  );
}
