/** The four fixed categories: slug in queries, label in stored and returned data (specification A, section 3). */
export const CATEGORIES = {
  coffee: "Coffee & Tea",
  textiles: "Textiles",
  spices: "Spices & Food",
  crafts: "Arts & Crafts",
} as const;

export type CategorySlug = keyof typeof CATEGORIES;

export const CATEGORY_SLUGS = Object.keys(CATEGORIES) as CategorySlug[];

/** Returns the category slug of a slug or a label; null for any other value. */
export function toCategorySlug(value: string): CategorySlug | null {
  return (
    CATEGORY_SLUGS.find((slug) => slug === value.toLowerCase() || CATEGORIES[slug] === value) ??
    null
  );
}
