import { describe, expect, it } from "vitest";
import { readMessage } from "../../support/icu";
import { LANGUAGES, readMessages } from "../../support/messages";

const english = readMessages("en");

/** Messages that are names, which many languages write as in English. */
const NAMES = [
  /^(moderation\.field|home\.pitch)\.plans\./,
  /^(brand\.cardPlace|footer\.copyright|home\.partners\.\w+\.name|home\.categories\.textiles\.examples)$/,
  /^(checkout\.countries|contact\.offices|delivery\.neighborhoods|shipping\.zones\.places)\./,
  /^(catalogueAdmin\.holidays\.names|directory\.language|holidays\.calendar|search\.popular)\./,
  /^(settings\.installation|share|storefronts\.editor\.networks)\./,
  /^(buyerTools\.alerts\.methods\.sms|sellerTools\.customers\.segments\.vip)$/,
  /^catalog\.facts\.(ounces|pounds|fluidOunces)$/, // "8 oz (227 g)"
  /^(orders\.quantityPrice|returns\.quantityLine)$/, // "2 × $5.00"
];

/** Scripts of languages that do not use Latin letters. */
const SCRIPTS: Record<string, RegExp> = { am: /\p{Script=Ethiopic}/u, ar: /\p{Script=Arabic}/u };

function isEnglish(language: string, key: string, text: string) {
  const prose = text.replace(/<[^>]+>|\{[^{}]*\}/g, "");
  if (!/[A-Za-z]/.test(prose)) return false;
  const script = SCRIPTS[language];
  return script ? !script.test(text) : text === english.get(key);
}

describe.each(LANGUAGES)("messages/%s.json", (language) => {
  const messages = readMessages(language);

  it("has exactly the keys of English", () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("uses in each message the same arguments as English", () => {
    const different = [...messages]
      .map(([key, text]) => [
        key,
        readMessage(english.get(key) ?? "").names,
        readMessage(text).names,
      ])
      .filter(([, expected, actual]) => String(expected) !== String(actual));

    expect(different).toEqual([]);
  });

  it("has every plural form of the language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // With only two forms, both may have the same text.
    const lacksOne = (branches: string[]) =>
      (branches.length > 1 || forms.length > 2) && forms.some((form) => !branches.includes(form));
    const short = [...messages].filter(([, text]) => readMessage(text).plurals.some(lacksOne));

    expect(short.map(([key]) => key)).toEqual([]);
  });

  it("has no empty message", () => {
    expect([...messages].filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
  });
});

it.each(LANGUAGES.slice(1))(
  "messages/%s.json contains no English text except names",
  (language) => {
    const untranslated = [...readMessages(language)].filter(([key, text]) =>
      isEnglish(language, key, text),
    );
    expect(untranslated.filter(([key]) => !NAMES.some((name) => name.test(key)))).toEqual([]);
  },
);

describe("readMessage", () => {
  it.each([
    ["Add to cart", []],
    ["Hello {name}, {count, number}", ["count", "name"]],
    ["{count, plural, one {piece} other {# pieces of {title}}}", ["count", "title"]],
    ["{kind, select, a {{x}} other {}} {y}", ["kind", "x", "y"]],
    ["read '{this}' and <link>that</link>", ["link"]],
    ["Passwords don't match {n}", ["n"]],
  ])("returns the arguments of %j", (message, names) => {
    expect(readMessage(message).names).toEqual(names);
  });

  it("returns the branches of a plural", () => {
    const message = "{n, plural, =0 {none} one {{m, plural, other {x}}} other {# {y}}}";

    expect(readMessage(message).plurals).toEqual([["other"], ["=0", "one", "other"]]);
  });

  it.each([
    ["Add to <b>cart</b>", ["Add to cart"]],
    [
      "{n, plural, one {# item} other {# items}} of {title}",
      ["# item of {title}", "# items of {title}"],
    ],
    ["{a, select, x {1} other {2}}-{b, select, y {3} other {4}}", ["1-3", "1-4", "2-3", "2-4"]],
    ["don't say '{this}' or ''that''", ["don't say {this} or 'that'"]],
  ])("returns the variants of %j", (message, variants) => {
    expect(readMessage(message).variants).toEqual(variants);
  });

  it.each(["{open", "{n, plural, other {x}", "closed}"])("refuses %j", (message) => {
    expect(() => readMessage(message)).toThrow("A brace");
  });
});
