import "server-only";

import { diffArrays } from "diff";
import type { Locale } from "next-intl";
import {
  FACT_KEYS,
  type FactKey,
  isTranslatableFact,
  TRANSLATABLE_FACTS,
  type TranslatableFact,
} from "@/lib/products/facts/rules";
import type { ProductContent } from "@/lib/products/revision-content";
import { type AltImage, listImages } from "@/lib/products/rules";
import { TRANSLATABLE_FIELDS } from "@/lib/products/translatable-fields";

/** Segment of a text; `isChanged` if the other text lacks it. */
export type DiffSegment = { text: string; isChanged: boolean };

type TextField = (typeof TRANSLATABLE_FIELDS)[number];
type TranslatedField = TextField | TranslatableFact;

/** Compared fields other than texts; `season` covers the three seasonal flags. */
export type Fact = "category" | "collection" | "locale" | "options" | "season" | "variants";

/** An image; `isChanged` if the other version lacks it, `isAltChanged` if it has it with another alt text. */
export type ImageChange = AltImage & { isChanged: boolean; isAltChanged: boolean };

/** Live and proposed content of a product: the differences, and the names of equal fields. */
export type Comparison = {
  texts: { field: TranslatedField; locale: Locale; live: DiffSegment[]; proposed: DiffSegment[] }[];
  facts: Fact[];
  attributes: FactKey[];
  images: { live: ImageChange[]; proposed: ImageChange[] } | null;
  same: (TextField | Fact | "facts" | "pictures")[];
};

const SEASONS = ["isEidSpecial", "isRamadanSpecial", "isIndependenceDay"] as const;

const FACTS: Record<Fact, (content: ProductContent) => string> = {
  category: ({ category }) => category,
  collection: ({ collection }) => collection ?? "",
  locale: ({ locale }) => locale,
  options: ({ options }) => (options.length > 0 ? JSON.stringify(options) : ""),
  season: (content) => SEASONS.filter((season) => content[season]).join(),
  variants: ({ variants }) => (variants.length > 0 ? JSON.stringify(variants) : ""),
};

/** Facts that only some products have. */
const RARE: Fact[] = ["options", "variants"];

/** Returns the differences between a product's live content and a revision. */
export function compareContents(live: ProductContent, revision: ProductContent): Comparison {
  const texts = [...TRANSLATABLE_FIELDS, ...TRANSLATABLE_FACTS].flatMap((field) =>
    compareField(field, live, revision),
  );
  const facts = (Object.keys(FACTS) as Fact[]).filter(
    (fact) => FACTS[fact](live) !== FACTS[fact](revision),
  );
  const attributes = FACT_KEYS.filter(
    (key) => JSON.stringify(live.facts[key]) !== JSON.stringify(revision.facts[key]),
  );
  const images = compareImages(live, revision);
  const changedNames = new Set<string>([...texts.map(({ field }) => field), ...facts]);
  if (images) changedNames.add("pictures");
  for (const fact of RARE) if (FACTS[fact](live) === "") changedNames.add(fact);
  if (attributes.length > 0) changedNames.add("facts");
  const all = [
    ...TRANSLATABLE_FIELDS,
    "pictures",
    ...(Object.keys(FACTS) as Fact[]),
    "facts",
  ] as const;
  return {
    texts,
    facts,
    attributes,
    images,
    same: all.filter((name) => !changedNames.has(name)),
  };
}

/** Compares one text field in each language in which the two contents differ. */
function compareField(field: TranslatedField, live: ProductContent, revision: ProductContent) {
  const locales = new Set([live, revision].flatMap(localesOf));
  return [...locales].flatMap((locale) => {
    const [before, after] = [textIn(live, locale, field), textIn(revision, locale, field)];
    return before === after ? [] : [{ field, locale, ...diffTexts(before, after, locale) }];
  });
}

function localesOf({ locale, translations }: ProductContent): Locale[] {
  // Safe: translations are keyed by the supported languages.
  return [locale, ...(Object.keys(translations) as Locale[])];
}

function textIn(content: ProductContent, locale: Locale, field: TranslatedField): string {
  if (content.locale !== locale) return content.translations[locale]?.[field] ?? "";
  return isTranslatableFact(field) ? "" : (content[field] ?? "");
}

function compareImages(live: ProductContent, revision: ProductContent) {
  const [before, after] = [listImages(live), listImages(revision)];
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  return { live: markImages(before, after), proposed: markImages(after, before) };
}

function markImages(images: AltImage[], others: AltImage[]): ImageChange[] {
  const alts = new Map(others.map(({ src, alt }) => [src, alt]));
  return images.map((image) => {
    const other = alts.get(image.src);
    const isChanged = other === undefined;
    return { ...image, isChanged, isAltChanged: !isChanged && other !== image.alt };
  });
}

/** Timeout of a text comparison in ms; after it, the texts count as entirely different. */
const TIMEOUT_MS = 250;

/**
 * Returns the segments of two texts, compared word by word with the word boundaries of the language. The segments of
 * each side add up to its text.
 */
export function diffTexts(live: string, revision: string, locale: Locale) {
  const changes = diffArrays(segmentsOf(live, locale), segmentsOf(revision, locale), {
    timeout: TIMEOUT_MS,
  }) ?? [
    { value: [live], removed: true, added: false },
    { value: [revision], removed: false, added: true },
  ];
  const side = (other: "added" | "removed", kind: "added" | "removed") =>
    closeGaps(
      changes
        .filter((change) => !change[other])
        .map((change) => ({ text: change.value.join(""), isChanged: change[kind] })),
    );
  return { live: side("added", "removed"), proposed: side("removed", "added") };
}

function segmentsOf(text: string, locale: Locale): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Merges a space between two changed words into the change. */
function closeGaps(stretches: DiffSegment[]): DiffSegment[] {
  const merged: DiffSegment[] = [];
  for (const [index, { text, isChanged }] of stretches.entries()) {
    if (text === "") continue;
    const last = merged.at(-1);
    const isGap = !text.trim() && last?.isChanged && stretches[index + 1]?.isChanged;
    const isMarked = isChanged || Boolean(isGap);
    if (last?.isChanged === isMarked) last.text += text;
    else merged.push({ text, isChanged: isMarked });
  }
  return merged;
}
