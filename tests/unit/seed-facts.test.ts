import { describe, expect, it } from "vitest";

import english from "@/messages/en.json";
import { BUSINESSES as PENDING } from "@/prisma/seed/content/admin";
import { ARTICLES } from "@/prisma/seed/content/blog";
import { LISTED } from "@/prisma/seed/content/directory";
import { EVENTS, PAST } from "@/prisma/seed/content/events";
import { FACTS } from "@/prisma/seed/content/facts";
import { PRODUCTS } from "@/prisma/seed/content/products";
import { VARIED } from "@/prisma/seed/content/products/variants";
import { STORIES } from "@/prisma/seed/content/stories";
import { PRODUCT_TRANSLATIONS } from "@/prisma/seed/content/translations/products";

describe("the facts of seeded products", () => {
  it("name no single size of a product with several", () => {
    const contradictions = Object.entries(VARIED).flatMap(([key, { options }]) => {
      const size = FACTS[key]?.facts.size ?? "";
      return options.some(({ kind }) => kind === "size") && /one size/i.test(size) ? key : [];
    });

    expect(contradictions).toEqual([]);
  });
});

const SOURCES = import.meta.glob<string>("../../prisma/seed/content/**/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Returns the words of each pattern that the seeded content contains, with their files. */
function sourcesWith(patterns: RegExp[], name = /./) {
  return Object.entries(SOURCES)
    .filter(([file]) => name.test(file))
    .flatMap(([file, text]) =>
      patterns.flatMap((pattern) =>
        (text.match(pattern) ?? []).map((word) => `${file}: ${word.slice(0, 80)}`),
      ),
    );
}

const product = (key: string) => PRODUCTS.find((product) => product.key === key)?.description ?? "";
const article = (slug: string) => ARTICLES.find((article) => article.slug === slug)?.content ?? "";

describe("the things of the seed", () => {
  it("take as long to make wherever they are described", () => {
    const basketArticle = ARTICLES.find(({ content }) => content.includes("twelve-inch mesob"));
    expect(product("mesob-12")).toContain("Six weeks of work");
    expect(product("mesob-16")).toContain("woven over eleven weeks");
    expect(article(basketArticle?.slug ?? "")).toContain(
      "A twelve-inch mesob with its lid takes about six weeks, and a big one for the middle of a room eleven",
    );
    expect(basketArticle?.excerpt).toContain("six weeks of evenings");
    expect(STORIES.map(({ content }) => content).join()).toContain("coiled it for eleven weeks");
  });

  it("keep for a duration", () => {
    expect(english.catalog.facts.name.shelfLife).toBe("Shelf life");
    const dates = Object.entries(FACTS).filter(([, { facts }]) =>
      /\b20\d\d\b/.test(facts.shelfLife ?? ""),
    );
    expect(dates).toEqual([]);
  });

  it("have the size of the original in each translation", () => {
    const numbers = (text: string) => new Set(text.match(/\d+(?:\.\d+)? ?[×x] ?\d+/g) ?? []);
    expect(numbers(PRODUCT_TRANSLATIONS["prayer-rug"]?.om?.description ?? "").size).toBe(1);
    expect(sourcesWith([/\b\d+ fi \d+ in\b/g], /-om\.ts$/)).toEqual([
      expect.stringContaining("12 fi 9 in"), // a list of three plates
    ]);
  });
});

describe("the names of the seed", () => {
  it("are written in one transliteration", () => {
    const variants = [/\bhalwo\b/gi, /\bgorgorad\b/gi, /\b(?:doro|misir) wot\b/gi, /\bmuufo\b/gi];
    const sources = /content\/(?!translations)|-so\.ts$/;
    expect(sourcesWith(variants, sources)).toEqual([]);
  });

  it("of places are cities and regions in the marketplace’s own texts", () => {
    const states = [/\bSomaliland\b/g, /\bnorth of Somalia\b/g, /شمال الصومال|أرض الصومال/g];
    const translatedFiles = /blog|translations\/articles|storefronts/;
    expect(sourcesWith(states, translatedFiles)).toEqual([]);
  });

  it("of trees name each of them once", () => {
    expect(sourcesWith([/\bwanza (?:and|iyo) cordia\b/g])).toEqual([]);
  });
});

describe("the businesses of the directory", () => {
  it("are not at the venues of events", () => {
    const venues = [...EVENTS, PAST].flatMap(
      ({ location }) => location.match(/\d+ [\w ]+?(?=, |$)/g) ?? [],
    );
    expect(venues.length).toBeGreaterThan(2);
    const occupied = LISTED.filter(({ address }) =>
      venues.some((venue) => address.startsWith(venue)),
    );
    expect(occupied.map(({ name }) => name)).toEqual([]);
  });

  it("are not pending while the home page shows them as partners", () => {
    const partners = Object.values(english.home.partners).flatMap<string>((partner) =>
      typeof partner === "object" ? [partner.name] : [],
    );
    expect(partners.length).toBeGreaterThan(2);
    expect(PENDING.filter(({ name }) => partners.includes(name))).toEqual([]);
  });
});
