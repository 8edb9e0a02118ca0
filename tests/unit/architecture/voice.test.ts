import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";
import { readVariants } from "../../support/messages";
import { bannedWordsOf, readBannedWords, readOtherTerms } from "../../support/voice";

const specified: Record<string, string> = JSON.parse(
  readText("tests/fixtures/specified-messages.json"),
);

/** English messages whose text the specification leaves open. */
const variants = readVariants("en").filter(([key]) => !(key in specified));

const banned = readBannedWords();

const terms = readOtherTerms();

const otherTermsOf = (key: string, text: string) =>
  bannedWordsOf(
    text,
    terms.filter(({ keys }) => keys.test(key)),
  );

/** Explanations, which may be longer than a label. */
const LONG = /^(?:faq|legal|holidays|blog|sellerApplications|howItWorks)\.|\.(?:faq|help)\./;

const withoutArguments = (text: string) => text.replace(/\{\w+\}/g, "");

function findVariants(isWrong: (text: string, key: string) => boolean) {
  return variants.filter(([key, text]) => isWrong(text, key));
}

describe("docs/voice.md", () => {
  it("bans at least 40 words, each with its replacement", () => {
    expect(banned.length).toBeGreaterThanOrEqual(40);
    expect(banned.filter(({ instead }) => instead.trim() === "")).toEqual([]);
  });

  it("has one term for at least 20 concepts, each with the words that it replaces", () => {
    expect(terms.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ["orders.fee", "Marketplace fee", ['"Marketplace fee", write: transaction fee']],
    ["orders.giftReceipt", "Gift receipt", []],
    ["catalog.option", "Sold out", ['"Sold out", write: out of stock']],
    ["events.left", "Sold out", []],
    ["forum.category.off-topic", "Off topic", []],
    ["products.state", "Rejected", ['"Rejected", write: not approved']],
  ])("finds the other terms of %s with %j", (key, text, expected) => {
    expect(otherTermsOf(key, text)).toEqual(expected);
  });

  it.each([
    ["Your order has shipped.", []],
    ["Ask nobody.", ['"nobody", write: you, someone, no one, everyone, buyers']],
    ["Mail server", []],
    [
      "We cannot send mails once more",
      ['"cannot", write: can’t', '"once more", write: again', '"mails", write: email'],
    ],
    ["Stands out", []],
  ])("finds the banned words of %j", (text, expected) => {
    expect(bannedWordsOf(text, banned)).toEqual(expected);
  });
});

describe("messages/en.json", () => {
  it("contains no word that docs/voice.md bans", () => {
    const findings = variants.flatMap(([key, text]) =>
      bannedWordsOf(text, banned).map((word) => `${key}: ${word}`),
    );
    expect([...new Set(findings)]).toEqual([]);
  });

  it("has one term for one concept", () => {
    const findings = variants.flatMap(([key, text]) =>
      otherTermsOf(key, text).map((word) => `${key}: ${word}`),
    );
    expect([...new Set(findings)]).toEqual([]);
  });

  it("has at most 160 characters in each message, except in explanations", () => {
    const isLong = (text: string, key: string) =>
      !LONG.test(key) && withoutArguments(text).length > 160;
    expect(findVariants(isLong)).toEqual([]);
  });

  it("joins no sentences by a semicolon, except on legal pages", () => {
    expect(findVariants((text, key) => text.includes(";") && !key.startsWith("legal."))).toEqual(
      [],
    );
  });

  it("says please at most once in a message", () => {
    expect(findVariants((text) => (text.match(/\bplease\b/gi) ?? []).length > 1)).toEqual([]);
  });

  it("ends two sentences with a punctuation mark", () => {
    const isOpen = (text: string) => /[a-z)”’][.!] [A-Z“]/.test(text) && !/[.!?:”)}]$/.test(text);
    expect(findVariants(isOpen)).toEqual([]);
  });

  it("has no full stop after a single word", () => {
    const isWord = (text: string) => /^[\w’-]+\.$/.test(text);
    expect(findVariants(isWord)).toEqual([]);
  });
});
