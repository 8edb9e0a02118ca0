import * as z from "zod";

import { parseCents, toDecimal } from "@/lib/core/money";
import { parseWholeNumber, toPlainPrice } from "@/lib/core/numbers";
import { validationKey } from "@/lib/i18n/messages";
import type { EditableProduct } from "@/lib/products/queries/editable";
import { MAX_SKU_LENGTH } from "@/lib/products/rules";
import {
  listCombinations,
  MAX_OPTION_LENGTH,
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_VARIANTS,
  OPTION_KINDS,
  valuesKey,
} from "@/lib/products/variants/rules";

export type OptionValues = z.input<typeof optionFields>;
export type VariantValues = z.input<typeof variantFields>;

const isPrice = (text: string) => (parseCents(toPlainPrice(text)) ?? 0) > 0;
const isStock = (text: string) => (parseWholeNumber(text) ?? -1) >= 0;

/** Returns the values in a text that separates them by commas or lines. */
export function splitValues(text: string): string[] {
  const values = text.split(/[,،፣\n]/).map((value) => value.normalize("NFKC").trim());
  return [...new Set(values.filter((value) => value !== ""))];
}

const optionFields = z.object({
  kind: z.enum(OPTION_KINDS),
  /** Only of the kind `other`. */
  name: z.string().trim().max(MAX_OPTION_LENGTH, validationKey("optionValueLong")),
  values: z
    .array(z.string())
    .min(1, validationKey("optionValueRequired"))
    .max(MAX_OPTION_VALUES, validationKey("optionValuesTooMany"))
    .refine(
      (values) => values.every((value) => value.length <= MAX_OPTION_LENGTH),
      validationKey("optionValueLong"),
    ),
});

const variantFields = z
  .object({
    /** Null for a new variant. Not `id`, which useFieldArray sets itself. */
    variantId: z.number().nullable(),
    values: z.array(z.string()),
    /** Unchecked: this combination is not sold. */
    isOffered: z.boolean(),
    price: z.string(),
    stock: z.string(),
    /** Regular price and stock that the form showed; null for a new variant. */
    expectedPrice: z.string().nullable(),
    expectedStock: z.number().nullable(),
    sku: z.string().max(MAX_SKU_LENGTH),
    /** One of the product's images; empty for none. */
    imageUrl: z.string(),
  })
  .superRefine(({ isOffered, price, stock }, context) => {
    if (!isOffered) return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!isPrice(price)) refuse("price", validationKey("pricePositive"));
    if (!isStock(stock)) refuse("stock", validationKey("stockInvalid"));
  });

/** Fields of the product form for options and variants. */
export const variantFormFields = {
  options: z
    .array(
      optionFields.refine(({ kind, name }) => kind !== "other" || name !== "", {
        path: ["name"],
        message: validationKey("optionValueRequired"),
      }),
    )
    .max(MAX_OPTIONS),
  variants: z.array(variantFields).max(MAX_VARIANTS, validationKey("variantsTooMany")),
};

const NEW = {
  variantId: null,
  isOffered: true,
  stock: "",
  expectedPrice: null,
  expectedStock: null,
  sku: "",
  imageUrl: "",
};

/** Combinations of the options, at most one more than are allowed so that the form can refuse them. */
export function countCombinations(options: OptionValues[]): number {
  return options.reduce((count, { values }) => count * values.length, 1);
}

/**
 * Returns one row per combination of the options. Rows of the same values keep their input; where the number of values
 * is unchanged, a renamed value keeps its row. A new row has the price of its nearest row, the first ones `price`.
 */
export function arrangeVariants(
  options: OptionValues[],
  rows: VariantValues[],
  price = "",
): VariantValues[] {
  if (options.length === 0 || countCombinations(options) > MAX_VARIANTS) return rows;
  const combinations = listCombinations(options);
  const byKey = new Map(rows.map((row) => [valuesKey(row.values), row]));
  const isRenamed =
    rows.length === combinations.length && rows[0]?.values.length === options.length;
  return combinations.map((values, index) => {
    const row = byKey.get(valuesKey(values)) ?? (isRenamed ? rows[index] : undefined);
    return row
      ? { ...row, values }
      : { ...NEW, values, price: nearestPrice(values, rows) ?? price };
  });
}

/** Price of the row that has the most values in common. */
function nearestPrice(values: string[], rows: VariantValues[]): string | undefined {
  const common = (row: VariantValues) =>
    row.values.filter((value) => values.includes(value)).length;
  const [best] = [...rows].sort((a, b) => common(b) - common(a));
  return best?.price;
}

type Content = EditableProduct["content"];
type Offer = { priceCents: number; stock: number; sku: string | null };

/** Price, stock and SKU as texts; empty if unknown. */
function textsOf(offer: Offer | null) {
  if (!offer) return { price: "" };
  const { priceCents, stock, sku } = offer;
  return { price: toDecimal(priceCents), stock: String(stock), sku: sku ?? "" };
}

/** Returns the form's options and rows of an existing product; a pending revision's new variants have no id. */
export function variantValuesOf(content: Content, offers: EditableProduct["offers"]) {
  const { options } = content;
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const rows = content.variants.map(({ id, values, imageUrl, created }): VariantValues => {
    const offer = byId.get(id ?? 0);
    const row = { ...NEW, ...textsOf(offer ?? created), values, imageUrl: imageUrl ?? "" };
    if (!offer) return row;
    const expectedPrice = toDecimal(offer.priceCents);
    return { ...row, variantId: id, expectedPrice, expectedStock: offer.stock };
  });
  const keys = new Set(rows.map(({ values }) => valuesKey(values)));
  const all = arrangeVariants(options, rows);
  return {
    options,
    variants: all.map((row) => ({ ...row, isOffered: keys.has(valuesKey(row.values)) })),
  };
}

/** Returns the options and variants of the request body; the label of a known kind is its English name. */
export function variantBody(options: OptionValues[], variants: VariantValues[]) {
  return {
    options: options.map(({ kind, name, values }) => ({
      kind,
      name: kind === "other" ? name : kind,
      values,
    })),
    variants: variants
      .filter(({ isOffered }) => isOffered)
      .map(
        ({
          variantId,
          isOffered: _,
          price,
          stock,
          imageUrl,
          expectedPrice,
          expectedStock,
          ...row
        }) => ({
          ...row,
          ...(variantId === null ? {} : { id: variantId }),
          price: toPlainPrice(price),
          stock: parseWholeNumber(stock),
          ...(expectedPrice === null ? {} : { expectedPrice }),
          ...(expectedStock === null ? {} : { expectedStock }),
          imageUrl: imageUrl || null,
        }),
      ),
  };
}

/** Returns number, price range and summed stock of the offered variants. Cents; null without a price. */
export function summarizeVariants(variants: VariantValues[]) {
  const offeredVariants = variants.filter(({ isOffered }) => isOffered);
  const prices = offeredVariants.flatMap(({ price }) => parseCents(toPlainPrice(price)) ?? []);
  const units = offeredVariants.map(({ stock }) => parseWholeNumber(stock) ?? 0);
  return {
    count: offeredVariants.length,
    lowestCents: prices.length > 0 ? Math.min(...prices) : null,
    highestCents: prices.length > 0 ? Math.max(...prices) : null,
    stock: units.reduce((sum, quantity) => sum + quantity, 0),
  };
}
