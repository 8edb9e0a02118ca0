import type { CategorySlug } from "@/lib/products/categories";

/** The major allergens of food labels in the United States (FALCPA and the FASTER Act). */
export const ALLERGENS = [
  "milk",
  "eggs",
  "fish",
  "shellfish",
  "treeNuts",
  "peanuts",
  "wheat",
  "soy",
  "sesame",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const ROASTS = ["unroasted", "light", "medium", "mediumDark", "dark"] as const;
export const GRINDS = ["wholeBean", "coarse", "medium", "fine"] as const;

/** Facts that are free text in the language of the product, with their maximum length in characters. */
export const TEXT_FACTS = {
  material: 200,
  size: 200,
  contents: 300,
  ingredients: 1_500,
  storage: 300,
  shelfLife: 200,
  care: 300,
  languages: 100,
  origin: 100,
} as const;
export type TextFact = keyof typeof TEXT_FACTS;

/** Free-text facts that a seller can translate, because people with allergies rely on them. */
export const TRANSLATABLE_FACTS = [
  "ingredients",
  "storage",
  "shelfLife",
] as const satisfies TextFact[];
export type TranslatableFact = (typeof TRANSLATABLE_FACTS)[number];

/** Whether a field of a translation is a fact, which the product has among `facts`. */
export const isTranslatableFact = (field: string): field is TranslatableFact =>
  TRANSLATABLE_FACTS.some((fact) => fact === field);

/** Maximum net weight in grams, net volume in milliliters, and pages of a book. */
export const MAX_NET = 1_000_000;
export const MAX_PAGES = 10_000;

/** Attributes of a product that its page shows as a table. */
export type ProductFacts = { [Key in TextFact]?: string } & {
  /** Grams. */
  netGrams?: number;
  /** Milliliters. */
  netMl?: number;
  pages?: number;
  roast?: (typeof ROASTS)[number];
  grind?: (typeof GRINDS)[number];
  /** Empty if the seller states that it contains none of `ALLERGENS`; missing if they stated nothing. */
  allergens?: Allergen[];
  /** Allergens that the same kitchen handles. */
  mayContain?: Allergen[];
};
export type FactKey = keyof ProductFacts;

/** All facts, in display order. */
export const FACT_KEYS = [
  "material",
  "size",
  "contents",
  "ingredients",
  "netGrams",
  "netMl",
  "roast",
  "grind",
  "pages",
  "languages",
  "care",
  "storage",
  "shelfLife",
  "origin",
  "allergens",
  "mayContain",
] as const satisfies readonly FactKey[];

const FOOD: FactKey[] = ["ingredients", "netGrams", "netMl", "allergens", "mayContain"];
const STORAGE_FACTS: FactKey[] = ["storage", "shelfLife", "contents", "origin"];
const COFFEE: FactKey[] = ["roast", "grind"];
const NON_FOOD: FactKey[] = ["material", "size", "contents", "care", "origin"];
const PERSONAL_CARE: FactKey[] = ["ingredients", "netGrams", "netMl", "storage", "shelfLife"];
const BOOK: FactKey[] = ["pages", "languages"];

type Kind = {
  /** Null before a category is chosen. */
  category: CategorySlug | null;
  isFood: boolean;
  isBook: boolean;
};

/** Returns the facts that apply to a kind of product, in display order. */
export function factKeysOf(kind: Kind): FactKey[] {
  const keys = kind.isFood ? foodKeys(kind) : nonFoodKeys(kind);
  return FACT_KEYS.filter((key) => keys.includes(key));
}

const foodKeys = ({ category }: Kind) =>
  category === "coffee" ? [...FOOD, ...STORAGE_FACTS, ...COFFEE] : [...FOOD, ...STORAGE_FACTS];

function nonFoodKeys({ category, isBook }: Kind) {
  if (isBook) return [...NON_FOOD, ...BOOK];
  return category === "crafts" ? [...NON_FOOD, ...PERSONAL_CARE] : NON_FOOD;
}

/**
 * Whether the editor treats a product as food before the database has set the default, which also depends on the title
 * (function default_is_food).
 */
export function isUsuallyFood(category: CategorySlug | null): boolean {
  return category === "coffee" || category === "spices";
}
