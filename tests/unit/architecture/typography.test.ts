import { describe, expect, it } from "vitest";

import { LANGUAGES, readMessages, readVariants } from "../../support/messages";

const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");

/** Names, units and codes that stay in Latin letters. */
const LATIN = new Set([
  ..."SKU Shopify Etsy WooCommerce".split(" "),
  ..."Shaafi Marketplace Premium Enterprise Stripe UploadThing".split(" "),
  ..."Facebook Instagram LinkedIn Twitter WhatsApp X Excel Markdown".split(" "),
  ..."Amal Tax Notary Gojo Freight Halwo Kitchen".split(" "),
  ..."America Chicago EAT UTC VIP".split(" "),
  ..."AVIF CSV GIF HEIC IP JPEG JPG JSON PDF PNG QR RSS S3 SMS SMTP URL UTF WebP KB MB".split(" "),
  ..."SKU oz lb g kg fl ml cm".split(" "),
  "TRUSTED_PROXY_HOPS",
]);

/** Messages that show keys of a keyboard, parameters, spellings or signs in Latin letters. */
const LATIN_MESSAGES = [
  /^accounts\.security\.delete\.text$/, // the name of a deleted account
  /^admin\.hiddenProxyMore$/,
  /^moderation\.keys\.hint$/,
  /^blog\.desk\.field\.contentHint$/,
  /^howItWorks\.buyers\.steps\.find\.text$/,
  /^search\.failed$/,
  /^sellerTools\.promotions\.types\.buy_x_get_y$/,
  /^storefronts\.editor\.colorHint$/,
  /^validation\.(?:pageInvalid|urlInvalid)$/,
];

function latinWordsOf(text: string): string[] {
  const prose = text.replace(/\{\w+\}/g, " ").replace(/https?:\S+|(?<=\])\([^)]*\)/g, " ");
  return (prose.match(/[A-Za-z]\w*/g) ?? []).filter((word) => !LATIN.has(word));
}

/** Closes a sentence, a quotation or a bracket after the last letter. */
const AMHARIC_END = /[።!?፦…][”»)]*$|\.\.\.$|[)}]$/;

const ABBREVIATIONS = /ዓ\. ?ም\.|\.\.\./g;

/** Returns what is wrong with the punctuation of an Amharic text, given whether the English one is a sentence. */
function amharicFaults(text: string, isSentence: boolean): string[] {
  const prose = text.replace(ABBREVIATIONS, "");
  const latin = prose.match(/\p{Script=Ethiopic}\s?[.,;:]/gu) ?? [];
  const isOpen = (isSentence || /\p{Script=Ethiopic}። \S/u.test(text)) && !AMHARIC_END.test(text);
  return [...latin, ...(isOpen ? ["no end"] : [])];
}

const arabicFaults = (text: string) => text.match(/\p{Script=Arabic}\s?[,;?]/gu) ?? [];

const isSentence = (english: string) =>
  /[.!?]$/.test(english) && !/(?:\.\.|\betc)\.$/.test(english);

describe.each(["am", "ar"])("messages/%s.json", (language) => {
  it("contains no Latin letters except in names, units and codes", () => {
    const findings = readVariants(language)
      .filter(([key]) => !LATIN_MESSAGES.some((message) => message.test(key)))
      .flatMap(([key, text]) => latinWordsOf(text).map((word) => `${key}: ${word}`));
    expect(findings).toEqual([]);
  });
});

describe.each(TRANSLATIONS)("messages/%s.json", (language) => {
  it("contains no straight apostrophe", () => {
    const findings = [...readMessages(language)].filter(([, text]) => text.includes("'"));
    expect(findings).toEqual([]);
  });
});

describe("messages/ar.json", () => {
  it("uses the Arabic comma, semicolon and question mark", () => {
    expect(readVariants("ar").filter(([, text]) => arabicFaults(text).length > 0)).toEqual([]);
  });
});

describe("messages/am.json", () => {
  it("uses Ethiopic punctuation, and ends sentences with it", () => {
    const english = readMessages("en");
    const findings = readVariants("am").map(([key, text]) => ({
      key,
      text,
      faults: amharicFaults(text, isSentence(english.get(key) ?? "")),
    }));
    expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
});

describe("latinWordsOf", () => {
  it.each([
    ["ወደ {title} ይሂዱ፦ https://example.com", []],
    ["በStripe ይክፈሉ", []],
    ["ወደ cart ይሂዱ", ["cart"]],
    ["[እዚህ](/contact) 5MB", []],
  ])("returns the words of %j that are no names", (text, expected) => {
    expect(latinWordsOf(text)).toEqual(expected);
  });
});

describe("amharicFaults", () => {
  it.each([
    ["ተቀምጧል።", true, []],
    ["ተቀምጧል", true, ["no end"]],
    ["ተቀምጧል", false, []],
    ["ተቀምጧል። ይሂዱ", false, ["no end"]],
    ["በማስቀመጥ ላይ...", false, []],
    ["2017 ዓ.ም.", false, []],
    ["ስም: {name}", false, ["ም:"]],
  ])("returns the faults of %j", (text, isComplete, faults) => {
    expect(amharicFaults(text, isComplete)).toEqual(faults);
  });
});

describe("arabicFaults", () => {
  it.each([
    ["أين؟ هنا، الآن؛", []],
    ["أين?", ["ن?"]],
    ["{a}, {b}", []],
  ])("returns the faults of %j", (text, faults) => {
    expect(arabicFaults(text)).toEqual(faults);
  });
});
