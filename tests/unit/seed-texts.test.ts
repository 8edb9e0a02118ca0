import type { Locale } from "next-intl";
import { describe, expect, it } from "vitest";
import type { z } from "zod";

import { profileSchema } from "@/lib/accounts/schema";
import { articleContentSchema } from "@/lib/blog/admin-schema";
import { eventSchema } from "@/lib/events/event-schema";
import { routing } from "@/lib/i18n/routing";
import { productSchema } from "@/lib/products/schema";
import { storefrontSchema } from "@/lib/storefronts/schema";
import { ARTICLES } from "@/prisma/seed/content/blog";
import { EVENTS, PAST } from "@/prisma/seed/content/events";
import { FACTS } from "@/prisma/seed/content/facts";
import { PRODUCTS } from "@/prisma/seed/content/products";
import { SELLERS } from "@/prisma/seed/content/sellers";
import { STOREFRONTS } from "@/prisma/seed/content/storefronts";
import { ARTICLE_TRANSLATIONS } from "@/prisma/seed/content/translations/articles";
import { EVENT_TRANSLATIONS } from "@/prisma/seed/content/translations/events";
import { PRODUCT_TRANSLATIONS } from "@/prisma/seed/content/translations/products";
import { SHOP_TRANSLATIONS } from "@/prisma/seed/content/translations/shops";
import { bannedWordsOf } from "../support/voice";

type Fields = Record<string, string | undefined>;

type Kind = {
  /** By key: the text in its own language. */
  originals: Map<string, { locale: Locale; text: Fields }>;
  translations: Record<string, Partial<Record<Locale, Fields>>>;
  /** The rule of each field in the form where it is edited. */
  rules: Record<string, z.ZodType>;
};

const NOT_ENGLISH: Partial<Record<string, Locale>> = {
  "canjeero-subaxdii": "so",
  "buna-besost-zur": "am",
  "al-luban-wal-bakhour": "ar",
};

const storefronts = new Map(STOREFRONTS.map((storefront) => [storefront.seller, storefront]));

const KINDS: [string, Kind][] = [
  [
    "product",
    {
      originals: new Map(
        PRODUCTS.map((product) => {
          const { title, description, originStory, culturalSignificance } = product;
          const { artisanBio, makingProcess } = product;
          const story = { originStory, culturalSignificance, artisanBio, makingProcess };
          const { ingredients, storage, shelfLife } = FACTS[product.key]?.facts ?? {};
          const facts = { ingredients, storage, shelfLife };
          return [product.key, { locale: "en", text: { title, description, ...story, ...facts } }];
        }),
      ),
      translations: PRODUCT_TRANSLATIONS,
      rules: {
        ...productSchema.shape,
        ...productSchema.shape.translations.unwrap().valueType.shape,
      },
    },
  ],
  [
    "article",
    {
      originals: new Map(
        ARTICLES.map(({ slug, title, excerpt, content }) => [
          slug,
          { locale: NOT_ENGLISH[slug] ?? "en", text: { title, excerpt, content } },
        ]),
      ),
      translations: ARTICLE_TRANSLATIONS,
      rules: articleContentSchema.shape,
    },
  ],
  [
    "event",
    {
      originals: new Map(
        [...EVENTS, PAST].map(({ title, description }) => [
          title,
          { locale: "en", text: { title, description } },
        ]),
      ),
      translations: EVENT_TRANSLATIONS,
      rules: eventSchema.shape,
    },
  ],
  [
    "shop",
    {
      originals: new Map(
        SELLERS.map(({ key, email, bio }) => {
          const { tagline, description } = storefronts.get(email) ?? {};
          return [key, { locale: "en", text: { bio, tagline, description } }];
        }),
      ),
      translations: SHOP_TRANSLATIONS,
      rules: {
        bio: profileSchema.shape.bio,
        tagline: storefrontSchema.shape.tagline,
        description: storefrontSchema.shape.description,
      },
    },
  ],
];

const fieldsOf = (text: Fields) =>
  Object.keys(text)
    .filter((field) => text[field] !== undefined)
    .toSorted();

/** All translated fields with their place, for the message of a failure. */
function translated({ translations }: Kind) {
  return Object.entries(translations).flatMap(([key, languages]) =>
    Object.entries(languages).flatMap(([locale, text]) =>
      Object.entries(text).map(([field, value]) => ({
        place: `${key}.${locale}.${field}`,
        locale,
        field,
        value: value ?? "",
      })),
    ),
  );
}

const SCRIPTS: Record<string, RegExp> = {
  am: /^\p{Script=Ethiopic}$/u,
  ar: /^\p{Script=Arabic}$/u,
  en: /^\p{Script=Latin}$/u,
  om: /^\p{Script=Latin}$/u,
  so: /^\p{Script=Latin}$/u,
};

/** Returns the letters of a text that its language is not written in. */
function foreignCharacters(text: string, locale: string) {
  const script = SCRIPTS[locale] ?? /^$/u;
  return [...text].filter((character) => /\p{L}/u.test(character) && !script.test(character));
}

/** Marks of another script, outside of figures such as 1,950. */
const FOREIGN_MARKS: Partial<Record<string, RegExp>> = {
  am: /[,;](?!\d)|[؟،؛]|\p{Script=Ethiopic}\./u,
  ar: /[,;?](?!\d)|[።፣“”]/u,
  om: /['"]/u,
  so: /['"]/u,
};

/** The kinds of the lines of a Markdown text. */
function outline(markdown: string) {
  return markdown
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => /^(?:## |- |\d+\. |> )/u.exec(line)?.[0].replace(/\d+/u, "1") ?? "text");
}

describe.each(KINDS)("the texts of each seeded %s", (_, kind) => {
  it("exist in all five languages with the same fields", () => {
    const missing = [...kind.originals].flatMap(([key, { locale: originalLocale, text }]) =>
      routing.locales
        .filter((locale) => locale !== originalLocale)
        .filter((locale) => {
          const fields = fieldsOf(kind.translations[key]?.[locale] ?? {});
          return fields.join() !== fieldsOf(text).join();
        })
        .map((locale) => `${key}.${locale}`),
    );
    expect(missing).toEqual([]);
  });

  it("have no translation without an original or into its own language", () => {
    const unknown = Object.entries(kind.translations).flatMap(([key, languages]) =>
      Object.keys(languages)
        .filter((locale) => (kind.originals.get(key)?.locale ?? locale) === locale)
        .map((locale) => `${key}.${locale}`),
    );
    expect(unknown).toEqual([]);
  });

  it("pass the rules of the form where they are edited", () => {
    const refused = translated(kind)
      .filter(({ field, value }) => value.trim() === "" || !isAccepted(kind.rules[field], value))
      .map(({ place }) => place);
    expect(refused).toEqual([]);
  });

  it("are written in the script and with the punctuation of their language", () => {
    const foreign = translated(kind).flatMap(({ place, locale, value }) => {
      const characters = foreignCharacters(value, locale).join("");
      const mark = FOREIGN_MARKS[locale]?.exec(value)?.[0] ?? "";
      return characters + mark === "" ? [] : [`${place}: ${characters}${mark}`];
    });
    expect(foreign).toEqual([]);
  });
});

function isAccepted(rule: z.ZodType | undefined, value: string) {
  return rule?.safeParse(value).success ?? false;
}

describe("the translations of each seeded article", () => {
  it("have the headings, lists and paragraphs of the original", () => {
    const different = ARTICLES.flatMap(({ slug, content }) =>
      Object.entries(ARTICLE_TRANSLATIONS[slug] ?? {})
        .filter(([, text]) => outline(text.content).join() !== outline(content).join())
        .map(([locale]) => `${slug}.${locale}`),
    );
    expect(different).toEqual([]);
  });
});

/** Titles that are known by their name, as they are. */
const QUOTED_TITLES = [
  "One Finger Cannot Wash a Face: 300 Somali proverbs",
  "Camel milk caramels with sea salt, 24 pieces",
];

/** Fields that users do not read. */
const INTERNAL = new Set(["key", "slug", "email", "imageUrl", "image", "code"]);

function proseOf(value: unknown, field = ""): string[] {
  if (INTERNAL.has(field)) return [];
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, title]) =>
    proseOf(title, Array.isArray(value) ? field : name),
  );
}

describe("the English texts of the seed", () => {
  const modules = import.meta.glob<object>(
    ["../../prisma/seed/content/**/*.ts", "!../../prisma/seed/content/translations/**"],
    { eager: true },
  );

  it("contain no banned word", () => {
    const findings = Object.entries(modules).flatMap(([file, exported]) =>
      proseOf({ ...exported })
        .filter((text) => !QUOTED_TITLES.includes(text))
        .flatMap((text) => bannedWordsOf(text).map((word) => `${file}: ${word} in "${text}"`)),
    );
    expect(findings).toEqual([]);
  });

  it("contain no banned word where they translate another language", () => {
    const findings = Object.entries(ARTICLE_TRANSLATIONS).flatMap(([slug, { en }]) =>
      proseOf(en).flatMap((text) => bannedWordsOf(text).map((word) => `${slug}: ${word}`)),
    );
    expect(findings).toEqual([]);
  });
});
