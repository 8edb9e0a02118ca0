import type { CategorySlug } from "@/lib/products/categories";
import { shopHref } from "@/lib/products/filters/shop-url";
import type { Suggestion } from "@/lib/search/dto";

/** One option of the dropdown. */
export type SearchOption =
  | { kind: "searchFor" | "popular" | "recent"; key: string; search: string }
  | { kind: "forget"; key: string; search: string }
  | { kind: "suggestion"; key: string; href: string; suggestion: Suggestion }
  | { kind: "category"; key: string; href: string; slug: CategorySlug };

export function toSuggestion(suggestion: Suggestion): SearchOption {
  const { type, id } = suggestion;
  const href = type === "business" ? `/business-directory?business=${id}` : `/product/${id}`;
  return { kind: "suggestion", key: `${type}-${id}`, href, suggestion };
}

export function toCategory(slug: CategorySlug): SearchOption {
  return { kind: "category", key: slug, href: shopHref({ category: slug }), slug };
}

/** Recent searches, each with an option that removes it. */
export function toRecent(search: string): SearchOption[] {
  return [
    { kind: "recent", key: search, search },
    { kind: "forget", key: `forget-${search}`, search },
  ];
}
