import { describe, expect, it } from "vitest";

import { normalizeForSearch, tokenize } from "@/lib/core/search-text";
import { singularOf } from "@/lib/search/normalize";
import { readRecent, withoutRecent, withRecent } from "@/lib/search/rules";
import { findNearest } from "@/lib/search/spelling";
import { Vocabulary } from "@/lib/search/synonyms";
import { Lexicon } from "@/lib/search/term-statistics";

describe("normalizeForSearch and tokenize", () => {
  it("remove case, accents and punctuation", () => {
    expect(normalizeForSearch("  Café—YIRGA, 12 oz. ")).toBe("cafe yirga 12 oz");
    expect(normalizeForSearch("100%_\\'")).toBe("100");
  });

  it("map Amharic homophones to one spelling", () => {
    for (const [spelling, otherSpelling] of [
      ["ሀላል", "ሐላል"],
      ["ኀይል", "ሃይል"],
      ["ሠላም", "ሰላም"],
      ["ዐይን", "አይን"],
      ["ፀሐይ", "ጸሀይ"],
      ["ፁም", "ጹም"],
      ["ሥራ", "ስራ"],
      ["ዕጣን", "እጣን"],
      ["ሑሩር", "ሁሩር"],
    ] as const) {
      expect(normalizeForSearch(spelling)).toBe(normalizeForSearch(otherSpelling));
    }
  });

  it("map Arabic letters to one form, without vowel signs", () => {
    expect(normalizeForSearch("قَهْوَة")).toBe(normalizeForSearch("قهوه"));
    expect(normalizeForSearch("الإبل")).toBe(normalizeForSearch("الابل"));
  });

  it("return at most eight words", () => {
    expect(tokenize("a b c d e f g h i j")).toHaveLength(8);
    expect(tokenize(" %% ")).toEqual([]);
  });
});

describe("Vocabulary", () => {
  const vocabulary = new Vocabulary([
    { alias: "barbare", term: "berbere", isUsed: false },
    { alias: "በርበሬ", term: "berbere", isUsed: true },
    { alias: "caano geel", term: "camel milk", isUsed: false },
    { alias: "bun", term: "coffee", isUsed: false },
  ]);

  it("maps every spelling to the same term", () => {
    const [unit] = vocabulary.termsOf(["berbere"]);

    expect(unit?.map((wording) => wording.phrase).sort()).toEqual(["berbere", "በርበሬ"]);
    expect(vocabulary.termsOf(["barbare"])).toEqual([unit]);
    expect(vocabulary.termsOf(["በርበሬ"])).toEqual([unit]);
  });

  it("preserves phrases and unknown words", () => {
    expect(vocabulary.termsOf(["fresh", "caano", "geel"])).toEqual([
      [{ phrase: "fresh", isWholeToken: false }],
      [{ phrase: "camel milk", isWholeToken: false }],
    ]);
  });

  it("drops stop words and the recipient behind one, except within its phrases and in a search of stop words only", () => {
    const drinks = new Vocabulary([
      { alias: "tea for two", term: "tea set", isUsed: true },
      { alias: "in", term: "ink", isUsed: true },
    ]);

    expect(drinks.withoutStopWords(["a", "gift", "for", "my", "mother"])).toEqual(["gift"]);
    expect(drinks.withoutStopWords(["mother", "of", "pearl"])).toEqual(["mother", "pearl"]);
    expect(drinks.withoutStopWords(["the", "tea", "for", "two"])).toEqual(["tea", "for", "two"]);
    expect(drinks.withoutStopWords(["in", "a", "box"])).toEqual(["in", "box"]);
    expect(drinks.withoutStopWords(["for", "my"])).toEqual(["for", "my"]);
  });

  it("maps an Arabic word with article and particles to the same term", () => {
    const arabic = new Vocabulary([
      { alias: normalizeForSearch("قهوة"), term: "coffee", isUsed: true },
      { alias: normalizeForSearch("عسل"), term: "honey", isUsed: true },
    ]);
    const termsOf = (text: string) => arabic.termsOf(tokenize(text));
    for (const text of [
      "القهوة",
      "والقهوة",
      "بالقهوة",
      "كالقهوة",
      "للقهوة",
      "فالقهوة",
      "وقهوة",
      "لقهوة",
    ]) {
      expect(termsOf(text)).toEqual(termsOf("قهوة"));
    }
    expect(termsOf("والعسل")).toEqual(termsOf("عسل"));
    const [unit] = termsOf("قهوة");
    expect(unit?.map(({ phrase }) => phrase)).toContain(normalizeForSearch("القهوة"));
    expect(termsOf("كتاب")).not.toEqual(termsOf("تاب"));
  });

  it("corrects misspelled and incomplete words", () => {
    expect(vocabulary.correct(["berebere"])).toEqual(["berbere"]);
    expect(vocabulary.correct(["cofee"])).toEqual(["coffee"]);
    expect(vocabulary.correct(["በርበ"])).toEqual(["በርበሬ"]);
    expect(vocabulary.correct(["basket"])).toBeNull();
    expect(vocabulary.correct(["cofee", "berebere"], ["cofee"])).toEqual(["cofee", "berbere"]);
  });
});

describe("broader words", () => {
  const vocabulary = new Vocabulary([
    { alias: "dress", term: "dirac", isUsed: true },
    { alias: "dress", term: "kemis", isUsed: true },
    { alias: "baati", term: "dirac", isUsed: true },
    { alias: "gown", term: "dirac", isUsed: false },
    { alias: "gown", term: "kemis", isUsed: false },
  ]);
  const termOf = (token: string) =>
    vocabulary.termsOf([token])[0]?.map((variant) => variant.phrase);

  it("find all their terms with the aliases of these", () => {
    expect(termOf("dress")).toEqual(["dress", "dirac", "baati", "kemis"]);
    expect(termOf("gown")).toEqual(["dirac", "baati", "kemis"]);
  });

  it("are not found by one of their terms", () => {
    expect(termOf("baati")).toEqual(["dirac", "baati"]);
    expect(termOf("kemis")).toEqual(["kemis"]);
  });
});

describe("word forms", () => {
  const vocabulary = new Vocabulary(
    ["xalwo", "buug", "shaah", "caano", "ቡና", "አምባር", "basket"].map((term) => {
      return { alias: `${term}x`, term, isUsed: false };
    }),
  );
  const firstOf = (token: string) => vocabulary.termsOf([token])[0]?.[0]?.phrase;

  it.each([
    ["baskets", "basket"],
    ["xalwada", "xalwo"],
    ["buugga", "buug"],
    ["shaaha", "shaah"],
    ["caanaha", "caano"],
    ["የቡና", "ቡና"],
    ["አምባሮች", "አምባር"],
  ])("map %s to the known %s", (form, stem) => {
    expect(firstOf(form)).toBe(stem);
  });

  it("find an unknown plural also by its singular, a short one as a whole word", () => {
    expect(vocabulary.termsOf(["beans"])[0]).toEqual([
      { phrase: "beans", isWholeToken: false },
      { phrase: "bean", isWholeToken: false },
    ]);
    expect(vocabulary.termsOf(["pens"])[0]).toContainEqual({ phrase: "pen", isWholeToken: true });
    expect(["dresses", "cherries", "glass", "tes"].map(singularOf)).toEqual([
      "dress",
      "cherry",
      null,
      null,
    ]);
  });

  it("find an unknown Amharic noun with and without a preposition", () => {
    const forms = vocabulary.termsOf(["ከረሜላ"])[0]?.map((variant) => variant.phrase);

    expect(forms).toEqual(["ከረሜላ", "ረሜላ", "የረሜላ", "ለረሜላ", "በረሜላ"]);
    expect(vocabulary.termsOf(["መሶብ"])[0]?.map((variant) => variant.phrase)).toContain("የመሶብ");
  });
});

describe("nearestWords", () => {
  it("returns the words with the fewest differences, limited by length", () => {
    expect(findNearest("longbery", ["longberry", "strawberry", "long"])).toEqual(["longberry"]);
    expect(findNearest("honay", ["honey", "money", "honda"])).toEqual(["honey"]);
    expect(findNearest("jabena", ["jebena", "mabena"])).toEqual(["jebena", "mabena"]);
    expect(findNearest("በርበራ", ["በርበሬ", "መሶብ"])).toEqual(["በርበሬ"]);
  });

  it("returns nothing for short words and distant ones", () => {
    expect(findNearest("tef", ["teff"])).toEqual([]);
    expect(findNearest("honey", ["silver", "honeycomb"])).toEqual([]);
    expect(findNearest("honey", [])).toEqual([]);
  });

  it("replaces only letters of similar sound in short words", () => {
    expect(findNearest("mesop", ["mesob", "mesol"])).toEqual(["mesob"]);
    expect(findNearest("shiru", ["shiro"])).toEqual(["shiro"]);
    expect(findNearest("sheep", ["sheet", "sheer"])).toEqual([]);
    expect(findNearest("coffe", ["coffee"])).toEqual(["coffee"]);
  });
});

describe("recent searches", () => {
  it("are the last five, newest first, unique and never blank", () => {
    const five = ["a", "b", "c", "d", "e"];

    expect(withRecent(five, " new ")).toEqual(["new", "a", "b", "c", "d"]);
    expect(withRecent(five, "C")).toEqual(["C", "a", "b", "d", "e"]);
    expect(withRecent(five, "   ")).toBe(five);
    expect(withoutRecent(five, "b")).toEqual(["a", "c", "d", "e"]);
  });

  it("are empty for an invalid stored value", () => {
    expect(readRecent(null)).toEqual([]);
    expect(readRecent('{"a":1}')).toEqual([]);
    expect(readRecent('["a",1,"b"]')).toEqual(["a", "b"]);
    expect(() => readRecent("not json")).toThrow();
  });
});

describe("the lexicon", () => {
  const often: [string, number][] = [
    ["tea", 0.2],
    ["coffee", 0.5],
    ["teff", 0.1],
    ["ቡና", 0.3],
  ];
  const lexicon = new Lexicon([], { products: 100, certified: 0, often });
  const shareOf = (phrase: string, isWholeToken = false) =>
    lexicon.shareOf([[{ phrase, isWholeToken }]]);

  it("estimates the share of a prefix, and of a whole word", () => {
    expect(shareOf("te")).toBeCloseTo(1 - 0.8 * 0.9);
    expect(shareOf("tea", true)).toBeCloseTo(0.2);
    expect(shareOf("te", true)).toBe(0);
    expect(shareOf("ቡ")).toBeCloseTo(0.3);
    expect(shareOf("coffee tea")).toBeCloseTo(0.1);
    expect([shareOf("zebra"), shareOf("aa"), shareOf("teb")]).toEqual([0, 0, 0]);
  });

  it("recognizes frequent words only if complete", () => {
    expect(["coffee", "ቡና", "tea"].every((token) => lexicon.isCorrect(token))).toBe(true);
    expect(["coffe", "coffees", "zebra", "a"].some((token) => lexicon.isCorrect(token))).toBe(
      false,
    );
  });
});
