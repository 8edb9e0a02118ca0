import { useTranslations } from "next-intl";

import { CATEGORY_SLUGS, toCategorySlug } from "@/lib/products/categories";
import { POPULAR, POPULAR_LIMIT, SUGGEST_FROM } from "@/lib/search/rules";
import { type SearchOption, toCategory, toRecent, toSuggestion } from "./search-options";
import { useSuggestions } from "./use-suggestions";

/** Options for the typed text, in the order of the groups, with a status message. */
export function useOptions(text: string, recent: string[]) {
  const t = useTranslations("search");
  const typed = text.trim();
  const isTyped = typed.length >= SUGGEST_FROM;
  const { suggestions, isSettled, isFailed } = useSuggestions(typed);
  const isEmpty = isSettled && suggestions.length === 0;

  const popular = POPULAR.slice(0, POPULAR_LIMIT).map((key): SearchOption => {
    return { kind: "popular", key, search: t(`popular.${key}`) };
  });
  const before = [...CATEGORY_SLUGS.map(toCategory), ...popular, ...recent.flatMap(toRecent)];
  const meant: SearchOption[] = [
    { kind: "searchFor", key: "searchFor", search: typed },
    ...suggestions.filter(({ type }) => type !== "category").map(toSuggestion),
    ...suggestions.flatMap(({ type, title }) => {
      const slug = type === "category" && toCategorySlug(title);
      return slug ? [toCategory(slug)] : [];
    }),
  ];
  return {
    typed,
    isTyped,
    isEmpty,
    isFailed,
    options: isTyped ? meant : before,
    count: isSettled ? suggestions.length : null,
  };
}
