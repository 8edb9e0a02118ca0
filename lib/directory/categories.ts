/** Categories to choose from in an application (specification C, section 9, "Application form categories"). */
export const APPLICATION_CATEGORIES = [
  "restaurants",
  "coffee-shops",
  "barbershops",
  "travel-agencies",
  "independent-contractors",
  "grocery-stores",
  "textiles-fashion",
  "real-estate",
  "health-wellness",
  "arts-crafts",
  "professional-services",
  "auto-repair",
] as const;
type ApplicationCategory = (typeof APPLICATION_CATEGORIES)[number];

/** The directory's cards, in their order (specification C, section 9, "Directory categories"). */
export const CARD_CATEGORIES = [
  "restaurants",
  "barbershops",
  "coffee-shops",
  "travel-agencies",
  "contractors",
  "retail",
  "healthcare",
  "religious",
  "professional-services",
  "real-estate",
  "auto-repair",
  "education",
] as const;
export type CardCategory = (typeof CARD_CATEGORIES)[number];

/** Categories of a listing. Those outside the application form are set by staff. */
export const BUSINESS_CATEGORIES = [
  ...APPLICATION_CATEGORIES,
  "contractors",
  "retail",
  "healthcare",
  "religious",
  "education",
] as const;
export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number];

/** The card of an application's category that has no card of its own (decisions.md, "Community and extras"). */
const CARD_OF: Partial<Record<ApplicationCategory, CardCategory>> = {
  "independent-contractors": "contractors",
  "grocery-stores": "retail",
  "textiles-fashion": "retail",
  "arts-crafts": "retail",
  "health-wellness": "healthcare",
};

/** The card that shows a listing of this category. */
export function cardCategory(category: BusinessCategory): CardCategory {
  // Safe: every category that CARD_OF leaves out is a card itself.
  return CARD_OF[category as ApplicationCategory] ?? (category as CardCategory);
}

/** The categories of the listings that a card contains; any other category contains only itself. */
export function categoriesUnder(category: BusinessCategory): BusinessCategory[] {
  const mappedCategories = APPLICATION_CATEGORIES.filter((name) => CARD_OF[name] === category);
  return [category, ...mappedCategories];
}

/** Returns whether a text is the name of a category. */
export function isBusinessCategory(name: string): name is BusinessCategory {
  return BUSINESS_CATEGORIES.some((category) => category === name);
}
