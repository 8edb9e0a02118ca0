import { describe, expect, it } from "vitest";
import { LANGUAGES, readMessages } from "../../support/messages";
import { familiarWordsOf, halfDayHoursOf, misspellingsOf } from "../../support/orthography";

const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");

const SEED = import.meta.glob<string>("../../../prisma/seed/content/**/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Returns what `faultsOf` finds in the messages of a language, with their keys. */
const inMessages = (language: string, faultsOf: (text: string) => string[]) =>
  [...readMessages(language)].flatMap(([key, text]) =>
    faultsOf(text).map((fault) => `${key}: ${fault}`),
  );

describe.each(TRANSLATIONS)("the spelling of %s", (language) => {
  it("is the same in all messages", () => {
    expect(inMessages(language, (text) => misspellingsOf(language, text))).toEqual([]);
  });

  it("is that of the messages in seeded content", () => {
    const findings = Object.entries(SEED).flatMap(([file, text]) =>
      misspellingsOf(language, text).map((fault) => `${file}: ${fault}`),
    );
    expect(Object.keys(SEED).length).toBeGreaterThan(50);
    expect(findings).toEqual([]);
  });
});

describe("messages/am.json", () => {
  it("addresses the reader politely", () => {
    expect(inMessages("am", familiarWordsOf)).toEqual([]);
  });
});

describe.each(["om", "am"])("messages/%s.json", (language) => {
  it("gives hours on the 24-hour clock", () => {
    expect(inMessages(language, (text) => halfDayHoursOf(language, text))).toEqual([]);
  });
});

describe("messages/ar.json", () => {
  const english = readMessages("en");
  const arabic = readMessages("ar");

  it("says in one way that something wasn’t found", () => {
    const findings = [...arabic].filter(
      ([key, text]) =>
        / not found$/.test(english.get(key) ?? "") && !text.startsWith("لم نعثر على "),
    );
    expect(findings).toEqual([]);
  });

  it("begins toasts with one word", () => {
    const toast = /^[A-Z][a-z ]+ (?:saved|deleted|published|unpublished|cancelled|cleared|resent)$/;
    const findings = [...arabic].filter(
      ([key, text]) =>
        toast.test(english.get(key) ?? "") &&
        !/^(?:audit|errors)\./.test(key) &&
        !/^تمت? /.test(text),
    );
    expect(findings).toEqual([]);
  });
});

describe("misspellingsOf", () => {
  it.each([
    ["so", "Adiga kaliya ayaa koodhka ku xidhay oo sameeyey", 4],
    ["so", "Adiga keliya ayaa koodka ku xiray oo sameeyay", 0],
    ["om", "Har’a yookaan Adoolessa biti, gaʼa", 4],
    ["om", "Har’a yookiin Adooleessa bitadhu, ga’a", 0],
    ["am", "ዲራክ፣ ሒና፣ ሐልዋና ውኃ", 4],
    ["am", "ዲራዕ፣ ሂና፣ ሀልዋና ውሃ", 0],
    ["ar", "من كال مادو", 1],
  ])("finds the variants of %s in %j", (language, text, count) => {
    expect(misspellingsOf(language, text)).toHaveLength(count);
  });
});

describe("familiarWordsOf", () => {
  it.each([
    ["ምስል {number} ከ{count} አሳይ", ["አሳይ"]],
    ["ምስል {number} ከ{count} ያሳዩ", []],
    ["መልስ ይላኩ", []],
  ])("finds the imperatives of %j", (text, imperatives) => {
    expect(familiarWordsOf(text)).toEqual(imperatives);
  });
});

describe("halfDayHoursOf", () => {
  it.each([
    ["om", "{hour} WB dura", ["WB"]],
    ["om", "{time} dura", []],
    ["am", "እስከ ከሰዓት {hour} ካዘዙ", ["ከሰዓት {hour}"]],
    ["am", "ከሰዓት በኋላ", []],
    ["so", "ka hor {time}", []],
  ])("finds the hours of %s in %j", (language, text, hours) => {
    expect(halfDayHoursOf(language, text)).toEqual(hours);
  });
});
