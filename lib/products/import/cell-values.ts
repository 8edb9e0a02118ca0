import { convert } from "html-to-text";

import { toPlainNumber } from "@/lib/core/numbers";
import { type CategorySlug, toCategorySlug } from "@/lib/products/categories";
import { ALLERGENS } from "@/lib/products/facts/rules";
import type { ImportField, Layout } from "./rules";

const FLAGS: ImportField[] = [
  "isActive",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "isPerishable",
];
const WHOLE_NUMBERS: ImportField[] = [
  "stock",
  "weightGrams",
  "variantWeightGrams",
  "processingDays",
];

export type ValueOptions = { layout: Layout; isDecimalComma: boolean };

/** Returns a cell as the product schema reads its field; the schema refuses what is not recognized. */
export function toValue(field: ImportField, cell: string, options: ValueOptions): unknown {
  if (WHOLE_NUMBERS.includes(field)) return toWholeNumber(cell);
  if (field === "allergens") return toAllergens(cell);
  if (field === "price") return toPrice(cell, options.isDecimalComma);
  if (FLAGS.includes(field)) return toFlag(cell);
  const isHtml = options.layout === "shopify" || options.layout === "woocommerce";
  return field === "description" && isHtml && /<[a-z]/i.test(cell) ? toPlainText(cell) : cell;
}

const YES = /^(?:true|yes|y|1)$/i;
const NO = /^(?:false|no|n|0|-1)$/i;

/** Returns whether a cell of a flag means no. */
export const isNo = (cell: string) => NO.test(cell);

function toFlag(cell: string): unknown {
  if (YES.test(cell)) return true;
  return isNo(cell) ? false : cell;
}

/** Parses "milk | tree nuts", or "none". */
function toAllergens(cell: string): string[] {
  const names = cell
    .toLowerCase()
    .split(/[|,;]/)
    .map((name) => name.replace(/[\s_-]/g, ""));
  const named = names.filter((name) => name !== "" && name !== "none");
  return named.map((name) => ALLERGENS.find((one) => one.toLowerCase() === name) ?? name);
}

function toWholeNumber(cell: string): unknown {
  const plain = toPlainNumber(cell);
  return /^\d{1,9}$/.test(plain) ? Number(plain) : cell;
}

function toPrice(cell: string, isDecimalComma: boolean) {
  const price = cell.replace(/^\$\s*|\s*\$$/g, "");
  return isDecimalComma && /^\d{1,3}(?:\.\d{3})+$/.test(price) ? price.replaceAll(".", "") : price;
}

const toPlainText = (html: string) =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
    ],
  });

/** Words in the categories of other shops; the first that matches decides. */
const CATEGORY_WORDS: [CategorySlug, RegExp][] = [
  ["coffee", /\b(?:coffees?|teas?|buna)\b/i],
  [
    "textiles",
    /\b(?:textiles?|cloth(?:es|ing)?|apparel|scar(?:f|ves)|shawls?|fabrics?|dress(?:es)?)\b/i,
  ],
  ["spices", /\b(?:spices?|foods?|grocer(?:y|ies)|honey|seasonings?)\b/i],
  ["crafts", /\b(?:crafts?|arts?|baskets?|pottery|jewel(?:le)?ry|books?|decor|gifts?)\b/i],
];

/** Returns the category of a cell, also by words that other shops use; null if it is unknown. */
export function findCategory(cell: string): CategorySlug | null {
  const words = CATEGORY_WORDS.find(([, pattern]) => pattern.test(cell));
  return toCategorySlug(cell) ?? words?.[0] ?? null;
}
