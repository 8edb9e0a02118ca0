import * as z from "zod";

import { nullableField, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { MAX_SKU_LENGTH } from "@/lib/products/rules";
import {
  MAX_OPTION_LENGTH,
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_VARIANTS,
  OPTION_KINDS,
  valuesKey,
} from "./rules";

const label = z
  .string(validationKey("optionValueRequired"))
  .transform((value) => value.normalize("NFKC").trim())
  .pipe(
    z
      .string()
      .min(1, validationKey("optionValueRequired"))
      .max(MAX_OPTION_LENGTH, validationKey("optionValueLong")),
  )
  // The seller's form separates values with commas.
  .refine((value) => !/[,،፣]/.test(value), validationKey("optionValueComma"))
  .pipe(singleLine(MAX_OPTION_LENGTH));

const isDistinct = (texts: string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** An option of a product, such as its size, with the values to choose from. */
const optionSchema = z.object({
  kind: z.enum(OPTION_KINDS),
  name: label,
  values: z
    .array(label)
    .min(1, validationKey("optionValueRequired"))
    .max(MAX_OPTION_VALUES, validationKey("optionValuesTooMany"))
    .refine(isDistinct, validationKey("optionValueTwice")),
});
type OptionInput = z.output<typeof optionSchema>;

const sku = nullableField(singleLine(MAX_SKU_LENGTH));
const barcode = nullableField(singleLine(32));
const weightGrams = z
  .number(validationKey("weightInvalid"))
  .int(validationKey("weightInvalid"))
  .min(1, validationKey("weightInvalid"))
  .max(1_000_000, validationKey("weightInvalid"))
  .nullable();

/** Builds the schema of one variant from the fields that a product shares with it. */
export function variantSchemaOf<
  Price extends z.ZodType,
  Stock extends z.ZodType,
  Image extends z.ZodType,
>({ price, stock, image }: { price: Price; stock: Stock; image: Image }) {
  return z.object({
    /** Id of an existing variant whose values may have changed; without it, values are compared. */
    id: z.exactOptional(z.number().int().positive().max(2_147_483_647)),
    /** One value per option, in the order of the options. */
    values: z.array(label).min(1).max(MAX_OPTIONS),
    price,
    /** Regular price that the form showed; the price changes only if it is still that. */
    expectedPrice: z.exactOptional(price),
    stock,
    /** Stock that the form showed; the stock changes only if it is still that. */
    expectedStock: z.exactOptional(stock),
    sku: z.exactOptional(sku),
    barcode: z.exactOptional(barcode),
    weightGrams: z.exactOptional(weightGrams),
    /** One of the product's images. */
    imageUrl: z.exactOptional(image.nullable()),
  });
}

export const options = z.array(optionSchema).max(MAX_OPTIONS, validationKey("optionsTooMany"));
export const MAX_VARIANTS_RULE = [MAX_VARIANTS, validationKey("variantsTooMany")] as const;

type Structure = {
  options?: OptionInput[] | undefined;
  variants?: { values: string[] }[] | undefined;
};

/** Adds an issue for variants that do not match the options: unknown or missing values, or a combination twice. */
export function checkStructure(
  { options = [], variants = [] }: Structure,
  context: z.RefinementCtx,
) {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (!isDistinct(options.map(({ name }) => name))) refuse("options", validationKey("optionTwice"));
  if (options.length > 0 && variants.length === 0)
    refuse("variants", validationKey("variantsRequired"));
  const isCombination = ({ values }: { values: string[] }) =>
    values.length === options.length &&
    values.every((value, index) => options[index]?.values.includes(value));
  if (!variants.every(isCombination)) refuse("variants", validationKey("variantUnknown"));
  const keys = new Set(variants.map(({ values }) => valuesKey(values)));
  if (keys.size < variants.length) refuse("variants", validationKey("variantTwice"));
}
