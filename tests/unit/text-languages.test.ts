import { describe, expect, it } from "vitest";
import { inAllLanguages, writtenIn } from "@/components/forms/translation-values";
import { textAttributes } from "@/components/languages/user-text";
import { articleContentSchema } from "@/lib/blog/admin-schema";
import { blogSearchSchema, NO_SEARCH } from "@/lib/blog/schema";
import { dominantDirection } from "@/lib/core/text-direction";
import { eventSearchSchema } from "@/lib/events/schema";
import { forumSearchSchema, postSchema, replySchema } from "@/lib/forum/schema";
import { byLocale, toTranslationRows } from "@/lib/i18n/languages";
import { preferredLocale } from "@/lib/i18n/preferred-locale";
import { primaryLanguageOf } from "@/lib/i18n/routing";
import { reviewTextSchema } from "@/lib/reviews/schema";
import { storefrontSchema } from "@/lib/storefronts/schema";
import { storySchema } from "@/lib/stories/schema";

describe("dominantDirection", () => {
  it.each([
    ["Canjeero subaxdii", "ltr"],
    ["የጀበና ቡና", "ltr"],
    ["اللبان", "rtl"],
    ["Guji: بن طبيعي من مزارع فوق شاكيسو", "rtl"],
    ["مسوب is the word for a basket of coiled grass", "ltr"],
    ["12 · 16", null],
  ])("returns for %j the direction %j of most letters", (text, direction) => {
    expect(dominantDirection(text)).toBe(direction);
  });
});

describe("textAttributes", () => {
  it("names the language, and the direction of the letters or, without any, of the language", () => {
    expect(textAttributes("قهوة", "ar")).toEqual({ lang: "ar", dir: "rtl" });
    expect(textAttributes("Written in English by mistake", "ar")).toEqual({
      lang: "ar",
      dir: "ltr",
    });
    expect(textAttributes("5 / 5", "ar")).toEqual({ lang: "ar", dir: "rtl" });
    expect(textAttributes("5 / 5", "om")).toEqual({ lang: "om", dir: "ltr" });
  });
});

describe("the language filter of a list", () => {
  it.each([blogSearchSchema, eventSearchSchema, forumSearchSchema])(
    "accepts the five languages and ignores any other value",
    (schema) => {
      expect(schema.parse({ language: "om" }).language).toBe("om");
      for (const language of ["", "fr", "EN", ["so", "om"], "so'"]) {
        expect(schema.parse({ language }).language).toBeUndefined();
      }
    },
  );

  it("is not set on the static list", () => {
    expect(NO_SEARCH.language).toBeUndefined();
  });
});

describe("the language of a text", () => {
  const text = { title: "A question", content: "How do you do it?" };

  it.each([
    ["post", postSchema, { ...text, categoryId: 1 }],
    ["reply", replySchema, { postId: 1, content: "Like this." }],
    ["story", storySchema, text],
    [
      "review",
      reviewTextSchema,
      { rating: 5, title: "Lovely", comment: "Smells like home to me." },
    ],
    ["storefront", storefrontSchema, { storeName: "Cloth", description: "Cloth from Hargeisa." }],
  ])("of a %s may be omitted, but not be another than the five", (_, schema, input) => {
    expect(schema.safeParse(input).success).toBe(true);
    expect(schema.safeParse({ ...input, locale: "am" }).data).toMatchObject({ locale: "am" });
    expect(schema.safeParse({ ...input, locale: "fr" }).success).toBe(false);
  });
});

describe("translations in a form", () => {
  const BLANK = { title: "", description: "" };

  it("have a field for each language, empty where there is no text", () => {
    const values = inAllLanguages({ so: { title: "Shaah", description: null } }, BLANK);

    expect(values.so).toEqual({ title: "Shaah", description: "" });
    expect(values.ar).toEqual(BLANK);
    expect(Object.keys(values)).toEqual(["en", "so", "om", "am", "ar"]);
  });

  it("are submitted where they have a text, but not in the language of the original", () => {
    const shaah = { title: "Shaah", description: " " };
    const values = inAllLanguages({ so: shaah, en: { title: "Tea", description: "" } }, BLANK);

    expect(writtenIn(values, "en")).toEqual({ so: shaah });
  });

  it("must be complete for an article", () => {
    const article = {
      title: "Three rounds",
      slug: "",
      categoryId: 1,
      excerpt: "Abol, tona and baraka, in this order.",
      content: "Every street has one. This one has four, and each roasts its own beans.",
      tags: [],
      featuredImage: "",
      recipe: null,
    };
    const { title, excerpt, content } = article;
    const parse = (translation: object) =>
      articleContentSchema.safeParse({ ...article, translations: { so: translation } });

    expect(parse({ title, excerpt, content }).success).toBe(true);
    expect(parse({ title, excerpt }).error?.issues[0]?.path).toEqual([
      "translations",
      "so",
      "content",
    ]);
  });
});

describe("rows of translations", () => {
  it("leave out the language of the original", () => {
    const texts = { so: { title: "Shaah" }, en: { title: "Tea" } };

    expect(toTranslationRows(texts, "en")).toEqual([{ title: "Shaah", locale: "so" }]);
    expect(byLocale([{ title: "Shaah", locale: "so" }])).toEqual({ so: { title: "Shaah" } });
  });
});

describe("primaryLanguageOf", () => {
  it.each([
    ["ar", "ar"],
    ["AR", "ar"],
    ["ar-SA", "ar"],
    ["so_SO", "so"],
    ["", ""],
    [null, null],
  ])("returns the language of %j", (tag, language) => {
    expect(primaryLanguageOf(tag)).toBe(language);
  });
});

describe("preferredLocale", () => {
  it.each([
    [["ar-SA", "en-US"], "ar"],
    [["sw", "om-ET", "en"], "om"],
    [["en-US", "so"], "en"],
    [["de-DE", "sv"], null],
    [[], null],
  ])("returns the first language of the product among %j", (tags, locale) => {
    expect(preferredLocale(tags)).toBe(locale);
  });
});
