import * as z from "zod";
import { parseCents } from "@/lib/core/money";
import { parseWholeNumber, toPlainPrice } from "@/lib/core/numbers";
import { multiLine, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { type Language, routing } from "@/lib/i18n/routing";
import { CATEGORIES, CATEGORY_SLUGS } from "@/lib/products/categories";
import { certificateSchema } from "@/lib/products/certificates/schema";
import { TEXT_FACTS } from "@/lib/products/facts/rules";
import type { EditableProduct } from "@/lib/products/queries/editable";
import { MAX_IMAGES, RETURN_POLICIES } from "@/lib/products/rules";
import { productSchema } from "@/lib/products/schema";
import {
  BLANK_DETAILS,
  BLANK_FACTS,
  detailValuesOf,
  FACT_FIELDS,
  factValuesOf,
} from "./fact-values";
import { variantFormFields, variantValuesOf } from "./variant-values";

const { title, description, category, stock, imageAlts } = productSchema.shape;

const STORY = {
  originStory: multiLine(5_000),
  culturalSignificance: multiLine(5_000),
  artisanBio: multiLine(5_000),
  makingProcess: multiLine(5_000),
};
const texts = z.object({
  title: z.string().trim().max(100, validationKey("productTitleLong")),
  description: multiLine(),
  ...STORY,
  ingredients: singleLine(TEXT_FACTS.ingredients),
  storage: singleLine(TEXT_FACTS.storage),
  shelfLife: singleLine(TEXT_FACTS.shelfLife),
});

const isWithoutOptions = ({ options }: { options: unknown[] }) => options.length === 0;
const stockText = z.string().transform(parseWholeNumber).pipe(stock.unwrap());

/** The rules of the API (lib/products/schema), for fields that are all text and always present. */
const fields = z.object({
  title,
  category,
  isBook: z.boolean(),
  locale: z.enum(routing.locales),
  description,
  /** Required without options, as is the stock. */
  price: z.string(),
  stock: z.string(),
  ...variantFormFields,
  pictures: z
    .array(z.string())
    .min(1, validationKey("imageUrlInvalid"))
    .max(MAX_IMAGES, validationKey("imagesTooMany")),
  /** Of the images in `pictures`, in that order. */
  imageAlts: imageAlts.unwrap(),
  isActive: z.boolean(),
  /** Empty: the default of category and title. */
  returnPolicy: z.enum(["", ...RETURN_POLICIES]).default(""),
  ...FACT_FIELDS,
  isEidSpecial: z.boolean(),
  isRamadanSpecial: z.boolean(),
  isIndependenceDay: z.boolean(),
  ...STORY,
  translations: z.record(z.enum(routing.locales), texts),
  certificates: z.array(certificateSchema),
});

type PlainOffer = { options: unknown[]; price: string; stock: string };
// Checked together with the other fields, so that all errors show at once.
const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

export const productFormSchema = fields.check(
  z.refine<PlainOffer>(
    (values) => !isWithoutOptions(values) || (parseCents(toPlainPrice(values.price)) ?? 0) > 0,
    { path: ["price"], message: validationKey("pricePositive"), when },
  ),
  z.refine<PlainOffer>(
    (values) => !isWithoutOptions(values) || stockText.safeParse(values.stock).success,
    { path: ["stock"], message: validationKey("stockInvalid"), when },
  ),
);

export type ProductValues = z.input<typeof productFormSchema>;
export type Checked = z.output<typeof productFormSchema>;

const NO_STORY = { originStory: "", culturalSignificance: "", artisanBio: "", makingProcess: "" };
const NO_FACTS = { ingredients: "", storage: "", shelfLife: "" };
const NO_TEXTS = { title: "", description: "", ...NO_STORY, ...NO_FACTS };

/** An empty form, in the seller's language. */
export function blankValues(locale: Language): ProductValues {
  return {
    title: "",
    category: "",
    isBook: false,
    locale,
    description: "",
    price: "",
    stock: "",
    options: [],
    variants: [],
    pictures: [],
    imageAlts: [],
    isActive: true,
    returnPolicy: "",
    facts: BLANK_FACTS,
    details: BLANK_DETAILS,
    isEidSpecial: false,
    isRamadanSpecial: false,
    isIndependenceDay: false,
    ...NO_STORY,
    translations: {
      en: NO_TEXTS,
      so: NO_TEXTS,
      om: NO_TEXTS,
      am: NO_TEXTS,
      ar: NO_TEXTS,
    },
    certificates: [],
  };
}

/** Form values of an existing product. */
export function valuesOf({
  content,
  offers,
  price,
  stock,
  isActive,
  returnPolicy,
  details,
}: EditableProduct): ProductValues {
  const {
    imageUrl,
    images,
    imageAlts,
    collection,
    category: slug,
    facts,
    translations,
    options: _options,
    variants: _variants,
    ...values
  } = content;
  const imageUrls = [imageUrl, ...images];
  const blank = blankValues(values.locale);
  const textsByLocale = routing.locales.map((locale) => [
    locale,
    { ...NO_TEXTS, ...withoutNull(translations[locale] ?? {}) },
  ]);
  return {
    ...blank,
    ...withoutNull(values),
    category: CATEGORIES[slug],
    isBook: collection === "books",
    price,
    stock: String(stock),
    ...variantValuesOf(content, offers),
    pictures: imageUrls,
    imageAlts: imageUrls.map((_, index) => imageAlts[index] ?? ""),
    isActive,
    returnPolicy: returnPolicy ?? "",
    facts: factValuesOf(facts),
    details: detailValuesOf(details),
    translations: Object.fromEntries(textsByLocale),
  };
}

/** Form values of a copy, without stock, certificates and the identifiers of the original. */
export function copyValues(original: EditableProduct): ProductValues {
  const values = valuesOf(original);
  const details = { ...values.details, sku: "", barcode: "" };
  const variants = values.variants.map((row) => ({
    ...row,
    variantId: null,
    stock: "",
    expectedPrice: null,
    expectedStock: null,
  }));
  return { ...values, details, stock: "", variants, certificates: [] };
}

type WithoutNull<T> = { [K in keyof T]: NonNullable<T[K]> | (null extends T[K] ? "" : never) };

/** Missing texts become empty fields. */
function withoutNull<T extends object>(texts: T) {
  const entries = Object.entries(texts).map(([key, value]) => [key, value ?? ""]);
  return Object.fromEntries(entries) as WithoutNull<T>;
}

/** The slug of a chosen label; that of crafts by default. */
export function slugOf(label: string) {
  return CATEGORY_SLUGS.find((slug) => CATEGORIES[slug] === label) ?? "crafts";
}
