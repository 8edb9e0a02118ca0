import { parseWholeNumber, toPlainNumber, toPlainPrice } from "@/lib/core/numbers";
import { type CategorySlug, toCategorySlug } from "@/lib/products/categories";
import { ALLERGENS } from "@/lib/products/facts/rules";
import { isNegative, isYes } from "./flag-words";
import type { ImportField } from "./rules";

const FLAGS: ImportField[] = [
  "isActive",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "isPerishable",
];
const WEIGHTS: ImportField[] = ["weightGrams", "variantWeightGrams"];
const STOCKS: ImportField[] = ["stock", "exportedStock"];
const PRICES: ImportField[] = ["price", "exportedPrice"];

export type ValueOptions = { isDecimalComma: boolean };

/** Returns a cell as the product schema reads its field; the schema refuses what is not recognized. */
export function toValue(
  field: ImportField,
  cell: string,
  { isDecimalComma }: ValueOptions,
): unknown {
  if (WEIGHTS.includes(field)) return toWeight(cell);
  // Other shops count below zero what was sold without stock.
  if (STOCKS.includes(field)) return notBelowZero(toWholeNumber(cell));
  if (field === "processingDays") return toWholeNumber(cell);
  if (field === "allergens") return toAllergens(cell);
  if (PRICES.includes(field)) return toPrice(cell, isDecimalComma);
  if (FLAGS.includes(field)) return toFlag(cell);
  return cell;
}

function toFlag(cell: string): unknown {
  if (isYes(cell)) return true;
  return isNegative(cell) ? false : cell;
}

/** Parses "milk | tree nuts", or "none". */
function toAllergens(cell: string): string[] {
  const names = cell
    .toLowerCase()
    .split(/[|,;]/)
    .map((name) => name.replace(/[\s_-]/g, ""));
  const allergenNames = names.filter((name) => name !== "" && name !== "none");
  return allergenNames.map(
    (name) => ALLERGENS.find((allergen) => allergen.toLowerCase() === name) ?? name,
  );
}

function toWholeNumber(cell: string): unknown {
  return parseWholeNumber(cell) ?? cell;
}

const notBelowZero = (value: unknown) => (typeof value === "number" ? Math.max(0, value) : value);

/** Returns whole grams; null for 0, which other shops write for an unknown weight. */
function toWeight(cell: string): unknown {
  const number = toPlainNumber(cell);
  if (!/^\d+(?:\.\d*)?$/.test(number)) return cell;
  const grams = Number(number);
  return grams === 0 ? null : Math.max(1, Math.round(grams));
}

function toPrice(cell: string, isDecimalComma: boolean) {
  const price = toPlainPrice(cell);
  return isDecimalComma && /^\d{1,3}(?:\.\d{3})+$/.test(price) ? price.replaceAll(".", "") : price;
}

/** Words in the categories of other shops, in the five languages; the first that matches decides. */
const CATEGORY_PATTERNS: [CategorySlug, RegExp][] = [
  ["coffee", /\b(?:coffees?|teas?|buna|qaxwo|kaffee|shaah|shaayii)\b|ቡና|ሻይ|قهوة|شاي/i],
  [
    "textiles",
    /\b(?:textiles?|cloth(?:es|ing)?|apparel|scar(?:f|ves)|shawls?|fabrics?|dress(?:es)?|blankets?|linens?|bedding|dhar(?:ka)?|uffat(?:a|oota))\b|ጨርቅ|ልብስ|منسوجات|ملابس|أقمشة/i,
  ],
  [
    "spices",
    /\b(?:spices?|foods?|grocer(?:y|ies)|honey|seasonings?|xawaash|cunto|nyaata|mi.?eessituu)\b|ቅመም|ምግብ|توابل|بهارات|طعام/i,
  ],
  [
    "crafts",
    /\b(?:crafts?|arts?|baskets?|pottery|jewel(?:le)?ry|books?|decor|gifts?|ceramics?|farshaxan|aartii)\b|ጥበብ|እደ ጥበብ|فنون|حرف/i,
  ],
];

/** Returns the category of a cell, also by words that other shops use; null if it is unknown. */
export function findCategory(cell: string): CategorySlug | null {
  const match = CATEGORY_PATTERNS.find(([, pattern]) => pattern.test(cell));
  return toCategorySlug(cell) ?? match?.[0] ?? null;
}
