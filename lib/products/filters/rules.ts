import { findMaterials } from "@/lib/products/facts/material-rules";
import { ALLERGENS, type ProductFacts } from "@/lib/products/facts/rules";
import type { ProductOption } from "@/lib/products/variants/rules";
import { FILTERED_KINDS, type FilteredKind } from "./kind-rules";
import { findCanonicalValue } from "./option-value-rules";

/**
 * Version of the terms that `filterTermsOf` returns. Increase it when known materials, sizes or colors change: a job
 * then renews the terms of all products (`renewFilterTerms`), whose partial index has to name the new version.
 */
export const TERMS_VERSION = 2;

/**
 * Returns a filter value in one spelling: known sizes and colors by one name in all languages ("small" as "S"), others
 * with a capital letter ("dark red" as "Dark red").
 */
export function toFilterValue(kind: FilteredKind, value: string): string {
  const text = value.trim().replace(/\s+/g, " ");
  if (kind !== "size" && kind !== "color") return text;
  const canonicalValue = findCanonicalValue(kind, text);
  if (canonicalValue) return canonicalValue;
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
    const termKind = FILTERED_KINDS.find((filteredKind) => filteredKind === kind);
    return termKind
      ? variants.map(({ values }) => filterTermOf(termKind, values[index] ?? ""))
      : [];
  });
  return [...new Set([...terms, ...factTermsOf(facts)])];
}

/** Returns the columns of `products` with its filter terms. */
export function termColumnsOf(product: Structure & { facts: ProductFacts }) {
  return { optionTerms: filterTermsOf(product), termsVersion: TERMS_VERSION };
}

/**
 * A product is free of the allergens that its seller listed neither as contained nor as possibly contained, if they
 * listed any or stated that there are none (decisions.md, "Third release / Trust and carts").
 */
function factTermsOf({ material, roast, allergens, mayContain = [] }: ProductFacts): string[] {
  const present = new Set([...(allergens ?? []), ...mayContain]);
  const free = allergens ? ALLERGENS.filter((allergen) => !present.has(allergen)) : [];
  return [
    ...findMaterials(material ?? "").map((value) => filterTermOf("material", value)),
    ...(roast ? [filterTermOf("roast", roast)] : []),
    ...free.map((allergen) => filterTermOf("freeOf", allergen)),
  ];
}
