import * as z from "zod";
import { parseCents } from "@/lib/core/money";
import { toPlainPrice } from "@/lib/core/numbers";
import {
  multiLine,
  nullableField,
  requiredText,
  singleLine,
  webUrl,
} from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { routing } from "@/lib/i18n/routing";
import { certificateSchema } from "@/lib/products/certificates/schema";
import {
  checkStructure,
  MAX_VARIANTS_RULE,
  options,
  variantSchemaOf,
} from "@/lib/products/variants/schema";
import { toCategorySlug } from "./categories";
import { TEXT_FACTS } from "./facts/rules";
import { DETAIL_FIELDS, factsSchema } from "./facts/schema";
import { MAX_ALT_LENGTH, MAX_IMAGES, RETURN_POLICIES } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

/** Maximum units in stock that a form accepts. */
const MAX_UNITS = 1_000_000;

const title = z
  .string(validationKey("productTitleRequired"))
  .transform((value) => value.normalize("NFKC").trim())
  .pipe(
    z
      .string()
      .min(1, validationKey("productTitleRequired"))
      .max(100, validationKey("productTitleLong")),
  )
  .pipe(singleLine(100));

const description = requiredText(validationKey("descriptionShort"), 10);

/** Parses dollars, a decimal string or number, to integer cents above 0. */
const price = z
  .union([z.string(), z.number()], validationKey("pricePositive"))
  .transform((value, context) => {
    const cents = parseCents(typeof value === "string" ? toPlainPrice(value) : value);
    if (cents && cents > 0) return cents;
    context.addIssue({ code: "custom", message: validationKey("pricePositive") });
    return z.NEVER;
  });

/** Parses a slug or a label to the slug. */
const category = z.string(validationKey("categoryRequired")).transform((value, context) => {
  const slug = toCategorySlug(value);
  if (slug) return slug;
  context.addIssue({ code: "custom", message: validationKey("categoryRequired") });
  return z.NEVER;
});

/** A web URL, or the path of an image of ours. */
const image = z.union(
  [
    z.string().regex(/^\/(?:illustrations|uploads)\/[\w-]+(?:\/[\w-]+)*\.(?:svg|webp)$/),
    webUrl(validationKey("imageUrlInvalid")),
  ],
  validationKey("imageUrlInvalid"),
);

/** Alt texts of the cover and the further images, in that order; empty where there is none. */
const imageAlts = z.array(singleLine(MAX_ALT_LENGTH)).max(MAX_IMAGES);

const stock = z
  .number(validationKey("stockInvalid"))
  .int(validationKey("stockInvalid"))
  .min(0, validationKey("stockInvalid"))
  .max(MAX_UNITS, validationKey("stockInvalid"));

/** One story section; empty becomes null. */
const story = nullableField(multiLine(5_000));

const STORY = {
  originStory: story,
  culturalSignificance: story,
  artisanBio: story,
  makingProcess: story,
};

/** Texts in another language; empty fields fall back to the product's language. */
const translationSchema = z.object({
  title: nullableField(singleLine(100)),
  description: story,
  ...STORY,
  ingredients: nullableField(singleLine(TEXT_FACTS.ingredients)),
  storage: nullableField(singleLine(TEXT_FACTS.storage)),
  shelfLife: nullableField(singleLine(TEXT_FACTS.shelfLife)),
});

const locale = z.enum(routing.locales);

const variant = variantSchemaOf({ price, stock, image });

/** Fields of POST and PUT /api/products (specification B, section 5, in its order; contract.md, "Catalogue"). */
export const productFields = z.object({
  title,
  description,
  /** Required without variants, as is the stock. */
  price: z.exactOptional(price),
  category,
  imageUrl: image,
  stock: z.exactOptional(stock),
  isActive: z.exactOptional(z.boolean()),
  /** Defaults by category and title. */
  returnPolicy: z.exactOptional(z.enum(RETURN_POLICIES)),
  ...DETAIL_FIELDS,
  facts: z.exactOptional(factsSchema),
  /** Images besides the cover. */
  images: z.exactOptional(z.array(image).max(MAX_IMAGES - 1, validationKey("imagesTooMany"))),
  /** Without it, the alt text of an existing image is unchanged. */
  imageAlts: z.exactOptional(imageAlts),
  /** Language of title, description and story. */
  locale: z.exactOptional(locale),
  collection: z.exactOptional(z.enum(["books"]).nullable()),
  isEidSpecial: z.exactOptional(z.boolean()),
  isRamadanSpecial: z.exactOptional(z.boolean()),
  isIndependenceDay: z.exactOptional(z.boolean()),
  ...STORY,
  translations: z.exactOptional(z.partialRecord(locale, translationSchema)),
  /** New certificates to submit with the product. */
  certificates: z.exactOptional(z.array(certificateSchema).max(6)),
  options: z.exactOptional(options),
  variants: z.exactOptional(z.array(variant).max(...MAX_VARIANTS_RULE)),
});

/** Checked together with the other fields, so that a response lists all issues. */
const requireField = (field: "price" | "stock", message: string) =>
  z.refine<{ variants?: unknown }>((body) => field in body || "variants" in body, {
    path: [field],
    message,
    when: ({ value }) => typeof value === "object" && value !== null,
  });

export const productSchema = productFields
  .check(
    requireField("price", validationKey("pricePositive")),
    requireField("stock", validationKey("stockInvalid")),
  )
  .superRefine(checkStructure);
export type ProductInput = z.output<typeof productSchema>;

/**
 * Body of PUT /api/products/{id}; missing optional fields are unchanged. The expected values are those that the form showed: price
 * (the regular one), stock and content change only if they are still the same.
 */
export const productEditSchema = productFields
  .extend({
    id: z.string(),
    expectedPrice: z.exactOptional(price),
    expectedStock: z.exactOptional(stock),
    /** `contentVersion` of the edited product. */
    expectedContent: z.exactOptional(z.string().regex(/^[\w-]{1,64}$/)),
  })
  .superRefine(checkStructure);
export type ProductEdit = z.output<typeof productEditSchema>;

export const productPathSchema = z.object({ id: z.string() });

const productChoiceSchema = z.object({ productId: id });
export const activeSchema = productChoiceSchema.extend({ isActive: z.boolean() });
