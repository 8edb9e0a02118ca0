"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, type RefObject, Suspense, useRef, useState } from "react";
import { LazySearchPanel } from "@/components/search/lazy-search-panel";
import { addRecentSearch } from "@/components/search/recent-searches";
import { SEARCH_FIELD } from "@/components/search/search-field-props";
import { Button } from "@/components/ui/button";
import { Search } from "@/components/ui/icons";

type SearchFormProps = {
  /** Mobile variant: a shorter placeholder and no button. */
  isCompact?: boolean;
  input?: RefObject<HTMLInputElement | null>;
};

/** Search form that opens /shop?search=…, also without scripts. A blank search is ignored. */
export function SearchForm({ isCompact = false, input }: SearchFormProps) {
  const t = useTranslations("search.field");
  const router = useRouter();
  const localInput = useRef<HTMLInputElement>(null);
  const field = input ?? localInput;
  const [isComboboxLoaded, setIsComboboxLoaded] = useState(false);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get("search")).trim();
    if (!search) return;
    addRecentSearch(search);
    router.push(`/shop?${new URLSearchParams({ search })}`);
  }

  return (
    <search className="relative min-w-0 grow basis-0 md:max-w-150">
      <form
        action="/shop"
        onSubmit={search}
        className={`flex items-center rounded-md border border-input bg-card focus-within:border-ring focus-within:outline-2 focus-within:outline-ring ${isCompact ? "h-11" : "h-11.5"}`}
      >
        <Search aria-hidden className="ms-3.5 size-5 text-muted-foreground" />
        <input
          ref={field}
          {...SEARCH_FIELD}
          onFocus={() => setIsComboboxLoaded(true)}
          aria-label={t("label")}
          placeholder={isCompact ? t("shortPlaceholder") : t("placeholder")}
          className="min-h-full min-w-0 grow text-ellipsis rounded-md bg-transparent px-2.5 text-base outline-none md:text-md"
        />
        {!isCompact && (
          <Button type="submit" variant="secondary" size="sm" className="me-1 max-lg:hidden">
            {t("submit")}
          </Button>
        )}
      </form>
      {isComboboxLoaded && (
        <Suspense fallback={null}>
          <LazySearchPanel input={field} />
        </Suspense>
      )}
    </search>
  );
}
