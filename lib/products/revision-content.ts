import type { Locale } from "next-intl";

import type { Category, Prisma } from "@/generated/prisma/client";
import type { ProductFacts, TranslatableFact } from "./facts/rules";
import type { DETAIL_FIELDS } from "./facts/schema";
import { termColumnsOf } from "./filters/rules";
import { UNSTORED_IMAGE } from "./images/rules";
import { alignAlts, listImages } from "./rules";
import type { ProductInput } from "./schema";
import { toVariantContents, type VariantContent } from "./variants/content-rules";
import type { ProductOption } from "./variants/rules";

/** Story sections of a product (specification A, section 2), in display order. */
export const STORY_SECTIONS = [
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
] as const;

type StorySection = (typeof STORY_SECTIONS)[number];
type Texts = Record<"title" | "description" | StorySection | TranslatableFact, string | null>;

/**
 * Content of a product that an admin reviews: texts, images and classification, without price, stock and visibility.
 */
export type ProductContent = Record<StorySection, string | null> & {
  locale: Locale;
  title: string;
  description: string;
  category: Category;
  collection: string | null;
  imageUrl: string;
  images: string[];
  /** Alt texts of the cover and `images`; shorter if the last ones have none. */
  imageAlts: string[];
  facts: ProductFacts;
  isEidSpecial: boolean;
  isRamadanSpecial: boolean;
  isIndependenceDay: boolean;
  /** Translations with at least one text, by language. */
  translations: Partial<Record<Locale, Texts>>;
  options: ProductOption[];
  /** One per offered combination of option values; empty without options. */
  variants: VariantContent[];
};

export const contentSelect = {
  locale: true,
  title: true,
  description: true,
  category: true,
  collection: true,
  imageUrl: true,
  images: true,
  imageAlts: true,
  facts: true,
  isEidSpecial: true,
  isRamadanSpecial: true,
  isIndependenceDay: true,
  originStory: true,
  culturalSignificance: true,
  artisanBio: true,
  makingProcess: true,
  translations: { omit: { productId: true }, orderBy: { locale: "asc" } },
  options: { select: { kind: true, name: true, values: true }, orderBy: { position: "asc" } },
  variants: {
    where: { archivedAt: null },
    select: { id: true, values: true, imageUrl: true },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof contentSelect }>;

/** Returns the content of a product row. */
export function contentOf({ translations, locale, variants, facts, ...row }: Row): ProductContent {
  return {
    ...row,
    variants: variants.map(({ id, values, imageUrl }) => ({ id, values, imageUrl, created: null })),
    // Safe: only facts that the schema accepted are written.
    facts: facts as ProductFacts,
    // Safe: a database constraint allows only our languages.
    locale: locale as Locale,
    translations: Object.fromEntries(translations.map(({ locale: key, ...texts }) => [key, texts])),
  };
}

const NEW: Omit<ProductContent, "title" | "description" | "category" | "imageUrl"> = {
  locale: "en",
  collection: null,
  images: [],
  imageAlts: [],
  facts: {},
  isEidSpecial: false,
  isRamadanSpecial: false,
  isIndependenceDay: false,
  originStory: null,
  culturalSignificance: null,
  artisanBio: null,
  makingProcess: null,
  translations: {},
  options: [],
  variants: [],
};

type NewContent = Omit<
  ProductInput,
  "price" | "stock" | "isActive" | "returnPolicy" | "certificates" | keyof typeof DETAIL_FIELDS
>;
type RequiredText = "title" | "description" | "category" | "imageUrl";

/** Content fields of an edit; missing ones are unchanged. */
export type ContentChanges = Omit<NewContent, RequiredText> &
  Partial<Pick<NewContent, RequiredText>> & {
    /** Facts to replace; the others are unchanged. */
    factChanges?: ProductFacts;
  };

/** Returns the content of a new product. */
export function createContent(input: NewContent): ProductContent {
  const { title, description, category, imageUrl } = input;
  return applyChanges({ ...NEW, title, description, category, imageUrl }, input);
}

/**
 * Returns `base` with the given fields replaced; missing fields are unchanged. Alt texts that are not given follow their
 * images. A translation into the product's own language is dropped.
 */
export function applyChanges(base: ProductContent, changes: ContentChanges): ProductContent {
  const { translations, variants: changedVariants, factChanges, ...others } = changes;
  const content = { ...base, ...others };
  // A response has the neutral image while the cover is not stored; sent back, it is no change.
  if (content.imageUrl === UNSTORED_IMAGE) content.imageUrl = base.imageUrl;
  const before = base.variants;
  const variants = changedVariants ? toVariantContents(changedVariants, before) : before;
  const texts = translations ? toTexts(translations) : base.translations;
  const foreign = Object.entries(texts).filter(([locale]) => locale !== content.locale);
  const urls = [content.imageUrl, ...content.images];
  const alts = changes.imageAlts ?? alignAlts(urls, listImages(base));
  const imageAlts = withoutEmptyEnd(alts.slice(0, urls.length));
  return {
    ...content,
    facts: { ...content.facts, ...factChanges },
    imageAlts,
    translations: Object.fromEntries(foreign),
    variants: variants.map((variant) => withImageOf(urls, variant)),
  };
}

/** The image of a variant is one of the product's. */
function withImageOf(urls: string[], variant: VariantContent): VariantContent {
  const { imageUrl } = variant;
  return imageUrl && !urls.includes(imageUrl) ? { ...variant, imageUrl: null } : variant;
}

function withoutEmptyEnd(texts: string[]) {
  return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1);
}

const NO_TEXTS: Texts = {
  title: null,
  description: null,
  originStory: null,
  culturalSignificance: null,
  artisanBio: null,
  makingProcess: null,
  ingredients: null,
  storage: null,
  shelfLife: null,
};

/** Returns the translations with at least one text, each with all keys. */
function toTexts(translations: NonNullable<ProductInput["translations"]>) {
  const all = Object.entries(translations).map(
    ([locale, texts]) => [locale, { ...NO_TEXTS, ...texts }] as const,
  );
  return Object.fromEntries(all.filter(([, texts]) => Object.values(texts).some(Boolean)));
}

/** Returns whether two contents are equal. */
export function isEqualContent(a: ProductContent, b: ProductContent): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

/** Sorts object keys recursively, for comparison. */
export function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}

/** Returns a content as columns of `products`, rows of `product_translations`, and options with variants. */
export function toRows({ translations, options, variants, ...columns }: ProductContent) {
  const rows = Object.entries(translations).map(([locale, texts]) => ({ locale, ...texts }));
  const terms = termColumnsOf({ options, variants, facts: columns.facts });
  return {
    columns: { ...columns, ...terms },
    translations: rows,
    structure: { options, variants },
  };
}
