/**
 * Options and facts by which the shop can be filtered, in display order. `freeOf`: an allergen that the product does not
 * contain.
 */
export const FILTERED_KINDS = ["size", "color", "material", "roast", "freeOf"] as const;
export type FilteredKind = (typeof FILTERED_KINDS)[number];
