import * as z from "zod";

import { singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { MAX_SKU_LENGTH } from "@/lib/products/rules";
import {
  ALLERGENS,
  type FactKey,
  GRINDS,
  MAX_NET,
  MAX_PAGES,
  type ProductFacts,
  ROASTS,
  TEXT_FACTS,
} from "./rules";

const text = (max: number) => z.exactOptional(singleLine(max));
const wholeNumber = (max: number) => z.exactOptional(z.number().int().min(1).max(max));
const allergens = z.exactOptional(
  z
    .array(z.enum(ALLERGENS))
    .transform((values) => ALLERGENS.filter((allergen) => values.includes(allergen))),
);

/** Facts of a product; they replace the existing ones as a whole. Empty texts are left out. */
export const factsSchema = z
  .strictObject({
    material: text(TEXT_FACTS.material),
    size: text(TEXT_FACTS.size),
    contents: text(TEXT_FACTS.contents),
    ingredients: text(TEXT_FACTS.ingredients),
    storage: text(TEXT_FACTS.storage),
    shelfLife: text(TEXT_FACTS.shelfLife),
    care: text(TEXT_FACTS.care),
    languages: text(TEXT_FACTS.languages),
    origin: text(TEXT_FACTS.origin),
    netGrams: wholeNumber(MAX_NET),
    netMl: wholeNumber(MAX_NET),
    pages: wholeNumber(MAX_PAGES),
    roast: z.exactOptional(z.enum(ROASTS)),
    grind: z.exactOptional(z.enum(GRINDS)),
    allergens,
    mayContain: allergens,
  } satisfies Record<FactKey, z.ZodType>)
  .transform(
    (facts) =>
      Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== "")) as ProductFacts,
  );

/** Whether a GTIN has a valid check digit (GS1 General Specifications, 7.9). */
function hasCheckDigit(barcode: string) {
  const sum = [...barcode]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const barcode = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .regex(/^(?:\d{8}|\d{12,14})?$/, { error: validationKey("barcodeInvalid"), abort: true })
      .refine(hasCheckDigit, { error: validationKey("barcodeCheckDigit"), abort: true }),
  );

const weightGrams = z
  .number(validationKey("weightInvalid"))
  .int(validationKey("weightInvalid"))
  .min(1, validationKey("weightInvalid"))
  .max(1_000_000, validationKey("weightInvalid"));

const orNull = <T extends z.ZodType>(schema: T) =>
  z.exactOptional(schema.nullable().transform((value) => (value === "" ? null : value)));
const millimeters = orNull(z.number().int().min(1).max(10_000));

/** Details of a product that apply at once, without review; null clears a value. */
export const DETAIL_FIELDS = {
  /** Whether it is food or drink, for which allergens are shown. Defaults by category and title. */
  isFood: z.exactOptional(z.boolean()),
  /** Defaults by category and title. */
  isPerishable: z.exactOptional(z.boolean()),
  /** Maximum business days until the parcel is handed over. */
  processingDays: orNull(z.number().int().min(1).max(60)),
  sku: orNull(singleLine(MAX_SKU_LENGTH)),
  /** GTIN-8, -12, -13 or -14. */
  barcode: orNull(barcode),
  /** Weight and size of the packed product. */
  weightGrams: orNull(weightGrams),
  lengthMm: millimeters,
  widthMm: millimeters,
  heightMm: millimeters,
  /** One of the seller's size charts. */
  sizeChartId: z.exactOptional(z.number().int().positive().max(2_147_483_647).nullable()),
};

const DETAIL_KEYS = Object.keys(DETAIL_FIELDS) as (keyof typeof DETAIL_FIELDS)[];

/** Details of an input; missing ones are unchanged. */
export type ProductDetails = {
  [Key in keyof typeof DETAIL_FIELDS]?: z.output<(typeof DETAIL_FIELDS)[Key]>;
};

/** Splits the details that apply at once from the rest of an input or row; missing ones stay missing. */
export function splitDetails<T extends object>(input: T) {
  const entries = Object.entries(input);
  const isDetail = ([key]: [string, unknown]) => (DETAIL_KEYS as string[]).includes(key);
  type Rest = Omit<T, keyof ProductDetails>;
  return {
    details: Object.fromEntries(entries.filter(isDetail)) as Pick<
      T,
      keyof ProductDetails & keyof T
    >,
    rest: Object.fromEntries(entries.filter((entry) => !isDetail(entry))) as Rest,
  };
}
