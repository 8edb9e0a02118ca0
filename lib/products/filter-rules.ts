import { ALLERGENS, type ProductFacts, ROASTS } from "./facts/rules";
import type { ProductOption } from "./variants/rules";

/** Options and facts by which the shop can be filtered. `freeOf`: an allergen that the product does not contain. */
export const FILTERED_KINDS = ["size", "color", "roast", "freeOf"] as const;
export type FilteredKind = (typeof FILTERED_KINDS)[number];

/** Kinds with a fixed set of values, whose names are translated. */
const KIND_VALUES = { roast: ROASTS, freeOf: ALLERGENS } as const;

/** Returns a filter value in one spelling: "xl" as "XL", "dark red" as "Dark red". */
export function toFilterValue(kind: FilteredKind, value: string): string {
  const text = value.trim().replace(/\s+/g, " ");
  if (kind in KIND_VALUES) return text;
  if (kind === "size" && /^[a-z]{1,4}$/i.test(text)) return text.toUpperCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the term of a filter value, as in `products.option_terms`. */
export function filterTermOf(kind: FilteredKind, value: string): string {
  return `${kind}:${toFilterValue(kind, value)}`;
}

type Structure = { options: ProductOption[]; variants: { values: string[] }[] };

/** Returns the terms of a product's variants and facts, each once. */
export function filterTermsOf({ options, variants, facts }: Structure & { facts: ProductFacts }) {
  const terms = options.flatMap(({ kind }, index) => {
    const filtered = FILTERED_KINDS.find((one) => one === kind);
    return filtered
      ? variants.map(({ values }) => filterTermOf(filtered, values[index] ?? ""))
      : [];
  });
  return [...new Set([...terms, ...factTermsOf(facts)])];
}

/** A product is free of the allergens that its seller did not list, if they listed any or stated that there are none. */
function factTermsOf({ roast, allergens }: ProductFacts): string[] {
  const free = allergens ? ALLERGENS.filter((one) => !allergens.includes(one)) : [];
  return [
    ...(roast ? [filterTermOf("roast", roast)] : []),
    ...free.map((one) => filterTermOf("freeOf", one)),
  ];
}
