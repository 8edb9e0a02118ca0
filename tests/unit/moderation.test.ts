import { describe, expect, it } from "vitest";

import {
  compareContents,
  type DiffSegment,
  diffTexts,
} from "@/components/moderation/diff-revision";
import type { ProductContent } from "@/lib/products/revision-content";
import { cpuTimeOf } from "../support/cpu-time";

const textOf = (stretches: DiffSegment[]) => stretches.map(({ text }) => text).join("");
const changedOf = (stretches: DiffSegment[]) =>
  stretches.filter(({ isChanged }) => isChanged).map(({ text }) => text);

describe("diffTexts", () => {
  it.each([
    [
      "en",
      "Woven over eleven weeks, tight enough to hold water.",
      "Woven over nine weeks, lined.",
      ["eleven", "tight enough to hold water"],
      ["nine", "lined"],
    ],
    ["am", "ቡና በጀበና ይፈላል።", "ሻይ በጀበና ይፈላል።", ["ቡና"], ["ሻይ"]],
    ["ar", "سلة من حرر منسوجة باليد", "سلة من جقجقا منسوجة باليد", ["حرر"], ["جقجقا"]],
    ["en", "The same", "The same", [], []],
    ["en", "", "All new", [], ["All new"]],
  ] as const)("marks whole words in %s", (locale, live, proposed, removed, added) => {
    const both = diffTexts(live, proposed, locale);
    expect([textOf(both.live), textOf(both.proposed)]).toEqual([live, proposed]);
    expect(changedOf(both.live)).toEqual(removed);
    expect(changedOf(both.proposed)).toEqual(added);
  });

  it("terminates for two long texts without a common word and marks all of it", () => {
    const of = (character: string) =>
      Array.from({ length: 4_000 }, (_, at) => `${character}${at}`).join(" ");
    const diffs: ReturnType<typeof diffTexts>[] = [];
    const cpuMs = cpuTimeOf(() => diffs.push(diffTexts(of("a"), of("b"), "en")));
    expect(cpuMs).toBeLessThan(6_000);
    const { live = [], proposed = [] } = diffs[0] ?? {};
    expect([textOf(live), textOf(proposed)]).toEqual([of("a"), of("b")]);
    expect(changedOf(live)).toHaveLength(1);
  });
});

const LIVE: ProductContent = {
  locale: "en",
  title: "Mesob",
  description: "A basket.",
  category: "crafts",
  collection: null,
  imageUrl: "/a.svg",
  images: ["/b.svg"],
  facts: {},
  imageAlts: ["A basket with its lid"],
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

describe("compareContents", () => {
  it("lists differing fields in every language, and each equal one once", () => {
    const so = {
      title: "Masoob",
      description: null,
      originStory: null,
      culturalSignificance: null,
      artisanBio: null,
      makingProcess: null,
      ingredients: null,
      storage: null,
      shelfLife: null,
    };
    const comparison = compareContents(LIVE, {
      ...LIVE,
      description: "A lined basket.",
      isEidSpecial: true,
      images: ["/c.svg"],
      translations: { so },
    });
    expect(comparison.texts.map(({ field: word, locale }) => `${word} ${locale}`)).toEqual([
      "title so",
      "description en",
    ]);
    expect(comparison.facts).toEqual(["season"]);
    expect(comparison.images?.live).toEqual([
      { src: "/a.svg", alt: "A basket with its lid", isChanged: false, isAltChanged: false },
      { src: "/b.svg", alt: "", isChanged: true, isAltChanged: false },
    ]);
    expect(comparison.images?.proposed[1]).toMatchObject({ src: "/c.svg", isChanged: true });
    expect(comparison.same).toEqual([
      "originStory",
      "culturalSignificance",
      "artisanBio",
      "makingProcess",
      "category",
      "collection",
      "locale",
      "facts",
    ]);
  });

  it("marks an image whose alt text alone differs", () => {
    const comparison = compareContents(LIVE, { ...LIVE, imageAlts: ["A basket without its lid"] });
    const image = { src: "/a.svg", isChanged: false, isAltChanged: true };

    expect(comparison.images?.live[0]).toEqual({ ...image, alt: "A basket with its lid" });
    expect(comparison.images?.proposed[0]).toEqual({ ...image, alt: "A basket without its lid" });
    expect(comparison.same).not.toContain("pictures");
  });

  it("names each fact that differs", () => {
    const comparison = compareContents(LIVE, {
      ...LIVE,
      facts: { material: "Grass", allergens: [] },
    });

    expect(comparison.attributes).toEqual(["material", "allergens"]);
    expect(comparison.same).not.toContain("facts");
  });

  it("finds no difference between equal contents", () => {
    const comparison = compareContents(LIVE, { ...LIVE });
    expect([comparison.texts, comparison.facts, comparison.images]).toEqual([[], [], null]);
    expect(comparison.same).toHaveLength(12);
  });
});
