import type { Locale } from "next-intl";

import type { Category, Prisma } from "@/generated/prisma/client";
import type { ProductInput } from "./schema";

/** The parts of a product's story (specification A, section 2), in the order in which its page tells them. */
export const STORY_PARTS = [
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
] as const;

type StoryPart = (typeof STORY_PARTS)[number];
type Words = Record<"title" | "description" | StoryPart, string | null>;

/** What an admin reads before everybody does: a product's words and pictures, without price, stock and switch. */
export type ProductContent = Record<StoryPart, string | null> & {
  locale: Locale;
  title: string;
  description: string;
  category: Category;
  collection: string | null;
  imageUrl: string;
  images: string[];
  isEidSpecial: boolean;
  isRamadanSpecial: boolean;
  isIndependenceDay: boolean;
  /** Other languages that say anything, by language. */
  translations: Partial<Record<Locale, Words>>;
};

export const contentSelect = {
  locale: true,
  title: true,
  description: true,
  category: true,
  collection: true,
  imageUrl: true,
  images: true,
  isEidSpecial: true,
  isRamadanSpecial: true,
  isIndependenceDay: true,
  originStory: true,
  culturalSignificance: true,
  artisanBio: true,
  makingProcess: true,
  translations: { omit: { productId: true }, orderBy: { locale: "asc" } },
} satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof contentSelect }>;

/** The content of a product's row. */
export function contentOf({ translations, locale, ...row }: Row): ProductContent {
  return {
    ...row,
    // Safe: a check of the database admits our languages alone.
    locale: locale as Locale,
    translations: Object.fromEntries(translations.map(({ locale: key, ...words }) => [key, words])),
  };
}

const NEW: Omit<ProductContent, "title" | "description" | "category" | "imageUrl"> = {
  locale: "en",
  collection: null,
  images: [],
  isEidSpecial: false,
  isRamadanSpecial: false,
  isIndependenceDay: false,
  originStory: null,
  culturalSignificance: null,
  artisanBio: null,
  makingProcess: null,
  translations: {},
};

/** What a form or a call says of the content. */
export type ContentChanges = Omit<
  ProductInput,
  "price" | "stock" | "isActive" | "returnPolicy" | "certificates"
>;

/** `base` with what was given of it; a field that was not sent stays. A language equal to the product's own is left out. */
export function applyChanges(base: ProductContent | null, given: ContentChanges): ProductContent {
  const { translations, ...words } = given;
  const merged = { ...(base ?? NEW), ...words };
  const told = translations ? wordsOf(translations) : (base?.translations ?? {});
  const others = Object.entries(told).filter(([locale]) => locale !== merged.locale);
  return { ...merged, translations: Object.fromEntries(others) };
}

const NO_WORDS: Words = {
  title: null,
  description: null,
  originStory: null,
  culturalSignificance: null,
  artisanBio: null,
  makingProcess: null,
};

/** Languages in which something is said, each with all its keys. */
function wordsOf(translations: NonNullable<ProductInput["translations"]>) {
  const all = Object.entries(translations).map(
    ([locale, words]) => [locale, { ...NO_WORDS, ...words }] as const,
  );
  return Object.fromEntries(all.filter(([, words]) => Object.values(words).some(Boolean)));
}

/** Whether two contents say and show the same. */
export function isSame(one: ProductContent, other: ProductContent): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** Keys in one order, whichever way the object was made. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, ordered(inner)]));
}

/** The columns of `products` among a content, and its rows of `product_translations`. */
export function toRows({ translations, ...columns }: ProductContent) {
  const rows = Object.entries(translations).map(([locale, words]) => ({ locale, ...words }));
  return { columns, translations: rows };
}
