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

type Word = (typeof TRANSLATABLE_FIELDS)[number];
type TranslatedWord = Word | TranslatableFact;

/** Compared fields other than texts; `season` covers the three seasonal flags. */
export type Fact = "category" | "collection" | "locale" | "options" | "season" | "variants";

/** An image; `isChanged` if the other version lacks it, `isAltChanged` if it has it with another alt text. */
export type ImageChange = AltImage & { isChanged: boolean; isAltChanged: boolean };

/** Live and proposed content of a product: the differences, and the names of equal fields. */
export type Comparison = {
  words: { word: TranslatedWord; locale: Locale; live: DiffSegment[]; proposed: DiffSegment[] }[];
  facts: Fact[];
  attributes: FactKey[];
  pictures: { live: ImageChange[]; proposed: ImageChange[] } | null;
  same: (Word | Fact | "facts" | "pictures")[];
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
export function compareContents(live: ProductContent, proposed: ProductContent): Comparison {
  const words = [...TRANSLATABLE_FIELDS, ...TRANSLATABLE_FACTS].flatMap((word) =>
    compareWord(word, live, proposed),
  );
  const facts = (Object.keys(FACTS) as Fact[]).filter(
    (fact) => FACTS[fact](live) !== FACTS[fact](proposed),
  );
  const attributes = FACT_KEYS.filter(
    (key) => JSON.stringify(live.facts[key]) !== JSON.stringify(proposed.facts[key]),
  );
  const pictures = comparePictures(live, proposed);
  const changed = new Set<string>([...words.map(({ word }) => word), ...facts]);
  if (pictures) changed.add("pictures");
  for (const fact of RARE) if (FACTS[fact](live) === "") changed.add(fact);
  if (attributes.length > 0) changed.add("facts");
  const all = [
    ...TRANSLATABLE_FIELDS,
    "pictures",
    ...(Object.keys(FACTS) as Fact[]),
    "facts",
  ] as const;
  return { words, facts, attributes, pictures, same: all.filter((name) => !changed.has(name)) };
}

/** Compares one text field in each language in which the two contents differ. */
function compareWord(word: TranslatedWord, live: ProductContent, proposed: ProductContent) {
  const locales = new Set([live, proposed].flatMap(localesOf));
  return [...locales].flatMap((locale) => {
    const [before, after] = [saidIn(live, locale, word), saidIn(proposed, locale, word)];
    return before === after ? [] : [{ word, locale, ...diffTexts(before, after, locale) }];
  });
}

function localesOf({ locale, translations }: ProductContent): Locale[] {
  // Safe: translations are keyed by the supported languages.
  return [locale, ...(Object.keys(translations) as Locale[])];
}

function saidIn(content: ProductContent, locale: Locale, word: TranslatedWord): string {
  if (content.locale !== locale) return content.translations[locale]?.[word] ?? "";
  return isTranslatableFact(word) ? "" : (content[word] ?? "");
}

function comparePictures(live: ProductContent, proposed: ProductContent) {
  const [before, after] = [listImages(live), listImages(proposed)];
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
export function diffTexts(live: string, proposed: string, locale: Locale) {
  const changes = diffArrays(wordsOf(live, locale), wordsOf(proposed, locale), {
    timeout: TIMEOUT_MS,
  }) ?? [
    { value: [live], removed: true, added: false },
    { value: [proposed], removed: false, added: true },
  ];
  const side = (other: "added" | "removed", own: "added" | "removed") =>
    closeGaps(
      changes
        .filter((change) => !change[other])
        .map((change) => ({ text: change.value.join(""), isChanged: change[own] })),
    );
  return { live: side("added", "removed"), proposed: side("removed", "added") };
}

function wordsOf(text: string, locale: Locale): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Merges a space between two changed words into the change. */
function closeGaps(stretches: DiffSegment[]): DiffSegment[] {
  const closed: DiffSegment[] = [];
  for (const [index, { text, isChanged }] of stretches.entries()) {
    if (text === "") continue;
    const last = closed.at(-1);
    const isGap = !text.trim() && last?.isChanged && stretches[index + 1]?.isChanged;
    const marked = isChanged || Boolean(isGap);
    if (last?.isChanged === marked) last.text += text;
    else closed.push({ text, isChanged: marked });
  }
  return closed;
}
