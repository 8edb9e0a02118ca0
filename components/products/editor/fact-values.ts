import * as z from "zod";
import { formatMeasure, parseMeasure, type Unit } from "@/lib/core/measures";
import { singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { toCategorySlug } from "@/lib/products/categories";
import {
  ALLERGENS,
  type FactKey,
  factKeysOf,
  GRINDS,
  isUsuallyFood,
  MAX_NET,
  MAX_PAGES,
  type ProductFacts,
  ROASTS,
  TEXT_FACTS,
  type TextFact,
} from "@/lib/products/facts/rules";
import { DETAIL_FIELDS, type ProductDetails } from "@/lib/products/facts/schema";

const measure = (unit: Unit, max: number) =>
  z.string().refine((text) => {
    const metric = parseMeasure(text, unit);
    return metric === null || (metric >= 1 && metric <= max);
  }, validationKey("measureInvalid"));

const wholeNumber = (max: number, message: string) =>
  z.string().refine((text) => {
    const value = text.trim();
    return value === "" || (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= max);
  }, message);

const texts = Object.fromEntries(
  Object.entries(TEXT_FACTS).map(([key, max]) => [key, singleLine(max)]),
) as Record<TextFact, ReturnType<typeof singleLine>>;

const yesNo = z.enum(["", "yes", "no"]);
const packageSize = measure("in", 10_000);

/** Fields of the facts and of the shipping details; measures are texts with a unit. */
export const FACT_FIELDS = {
  facts: z.object({
    ...texts,
    netGrams: measure("oz", MAX_NET),
    netMl: measure("floz", MAX_NET),
    pages: wholeNumber(MAX_PAGES, validationKey("pagesInvalid")),
    roast: z.enum(["", ...ROASTS]),
    grind: z.enum(["", ...GRINDS]),
    allergens: z.array(z.enum(ALLERGENS)),
    hasNoAllergens: z.boolean(),
    mayContain: z.array(z.enum(ALLERGENS)),
  }),
  details: z.object({
    /** Empty: the default of category and title. */
    isFood: yesNo,
    isPerishable: yesNo,
    processingDays: wholeNumber(60, validationKey("processingDaysInvalid")),
    sku: singleLine(40),
    barcode: z.string().superRefine((text, context) => {
      const [issue] = DETAIL_FIELDS.barcode.safeParse(text).error?.issues ?? [];
      if (issue) context.addIssue({ code: "custom", message: issue.message });
    }),
    weight: measure("oz", 1_000_000),
    length: packageSize,
    width: packageSize,
    height: packageSize,
    /** Empty: none. */
    sizeChartId: z.string().regex(/^\d{0,10}$/),
  }),
};

export type FactValues = z.input<typeof FACT_FIELDS.facts>;
export type DetailValues = z.input<typeof FACT_FIELDS.details>;

const NO_TEXTS = Object.fromEntries(Object.keys(TEXT_FACTS).map((key) => [key, ""])) as Record<
  TextFact,
  string
>;

export const BLANK_FACTS: FactValues = {
  ...NO_TEXTS,
  netGrams: "",
  netMl: "",
  pages: "",
  roast: "",
  grind: "",
  allergens: [],
  hasNoAllergens: false,
  mayContain: [],
};

export const BLANK_DETAILS: DetailValues = {
  isFood: "",
  isPerishable: "",
  processingDays: "",
  sku: "",
  barcode: "",
  weight: "",
  length: "",
  width: "",
  height: "",
  sizeChartId: "",
};

const measureText = (metric: number | null | undefined, unit: Unit) =>
  metric ? formatMeasure(metric, unit) : "";

/** Form values of existing facts. */
export function factValuesOf(facts: ProductFacts): FactValues {
  const { netGrams, netMl, pages, allergens, ...rest } = facts;
  return {
    ...BLANK_FACTS,
    ...rest,
    netGrams: measureText(netGrams, "oz"),
    netMl: measureText(netMl, "floz"),
    pages: pages ? String(pages) : "",
    allergens: allergens ?? [],
    hasNoAllergens: allergens?.length === 0,
  };
}

const yesNoOf = (value: boolean | null | undefined) => {
  if (value == null) return "";
  return value ? "yes" : "no";
};

type StoredDetails = { [Key in keyof ProductDetails]: ProductDetails[Key] | null };

/** Form values of existing shipping details. */
export function detailValuesOf(details: StoredDetails): DetailValues {
  return {
    isFood: yesNoOf(details.isFood),
    isPerishable: yesNoOf(details.isPerishable),
    processingDays: details.processingDays ? String(details.processingDays) : "",
    sku: details.sku ?? "",
    barcode: details.barcode ?? "",
    weight: measureText(details.weightGrams, "oz"),
    length: measureText(details.lengthMm, "in"),
    width: measureText(details.widthMm, "in"),
    height: measureText(details.heightMm, "in"),
    sizeChartId: details.sizeChartId ? String(details.sizeChartId) : "",
  };
}

type Kind = { category: string; isBook: boolean; isFood: DetailValues["isFood"] };

/** Returns the facts that the form shows for its category. */
export function listFormFacts({ category, isBook, isFood }: Kind): FactKey[] {
  const slug = toCategorySlug(category);
  return factKeysOf({
    category: slug,
    isFood: isFood === "" ? isUsuallyFood(slug) : isFood === "yes",
    isBook: isBook && slug === "crafts",
  });
}

/** Converts the facts that the form shows to the body of POST and PUT /api/products. */
export function toFacts(values: FactValues, keys: FactKey[]): ProductFacts {
  const { allergens, hasNoAllergens, mayContain, netGrams, netMl, pages, ...rest } = values;
  const all: Record<string, unknown> = {
    ...rest,
    netGrams: parseMeasure(netGrams, "oz"),
    netMl: parseMeasure(netMl, "floz"),
    pages: Number(pages) || null,
    allergens: allergens.length > 0 || hasNoAllergens ? allergens : null,
    mayContain: mayContain.length > 0 ? mayContain : null,
  };
  const isSet = (value: unknown) =>
    value !== null && (typeof value !== "string" || value.trim() !== "");
  const set = keys.filter((key) => isSet(all[key]));
  return Object.fromEntries(set.map((key) => [key, all[key]]));
}

/** Converts the shipping details to fields of that body; empty ones clear the value. */
export function toDetails(values: DetailValues) {
  const { isFood, isPerishable, processingDays, sku, barcode, sizeChartId, ...size } = values;
  return {
    ...(isFood ? { isFood: isFood === "yes" } : {}),
    ...(isPerishable ? { isPerishable: isPerishable === "yes" } : {}),
    processingDays: Number(processingDays) || null,
    sku: sku.trim() || null,
    barcode: barcode.trim() || null,
    weightGrams: parseMeasure(size.weight, "oz"),
    lengthMm: parseMeasure(size.length, "in"),
    widthMm: parseMeasure(size.width, "in"),
    heightMm: parseMeasure(size.height, "in"),
    sizeChartId: Number(sizeChartId) || null,
  };
}
