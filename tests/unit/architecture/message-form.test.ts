import { describe, expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";
import {
  bareNumbers,
  hasWrongEnd,
  isFragment,
  isSentenceOfSuccess,
  isSpecialFailure,
  isSpecialMissing,
  keysOfSuccess,
  quotedArguments,
  unquotedTitles,
} from "../../support/message-form";
import { LANGUAGES, readMessages, readVariants } from "../../support/messages";

const specified: Record<string, string> = JSON.parse(
  readText("tests/fixtures/specified-messages.json"),
);
const english = readMessages("en");
const open = [...english].filter(([key]) => !(key in specified));
const variants = readVariants("en").filter(([key]) => !(key in specified));

type Message = [key: string, text: string];

const faultsOf = (messages: Message[], isWrong: (text: string, key: string) => boolean) =>
  messages.filter(([key, text]) => isWrong(text, key));

/** Labels that name a thing by its own name, without quotation marks. */
const UNQUOTED = [
  /^(?:blog\.categoryAdmin|forum\.arrange)\.(?:down|up)$/,
  /^emails\.roleChanged\.text$/,
];

/** Numbers whose noun has the same form for each value that occurs. */
const INVARIABLE = [
  /^home\.hero\.text$/,
  /^messaging\.form\.response$/, // "2-4 hours"
  /^products\.variants\.tooMany$/,
];

/** Labels before a name, a place or a date, and greetings. */
const FRAGMENTS = [
  /^(?:moderation\.field|catalog\.certificate|products\.certificates)\.body$/,
  /^(?:sellerApplications\.fees\.breakEven|blog\.admin\.scheduleAt|catalog\.option\.freeOf)$/,
  /^(?:checkout|documents|orders)\.(?:billedTo|deliverTo)$/,
  /^(?:compare\.row\.place|dashboard\.todo\.messages|catalogueAdmin\.aliases\.alias|events\.buy\.held)$/,
  /^(?:forum\.admin\.move|products\.import\.mapping\.goesTo|sellerNav\.goTo)$/,
  /^(?:legal\.terms\.sections\.agree\.title|emails\.(?:message\.)?greeting)$/,
];

/** Phrases of `errors`, and sentences that end with a title. */
const UNSTOPPED = /^errors\.(?:badSignature|callNotFound|ownProduct|return\w+|stockLeft)$/;

/** A missing sale is a state of the product. */
const SPECIAL_MISSING = /^errors\.(?:callNotFound|saleNotFound)$/;

const isListed = (key: string, lists: RegExp[]) => lists.some((list) => list.test(key));

describe("messages/en.json", () => {
  it("quotes titles and names inside sentences", () => {
    const isUnquoted = (text: string, key: string) =>
      !isListed(key, UNQUOTED) && unquotedTitles(text).length > 0;
    expect(faultsOf(open, isUnquoted)).toEqual([]);
  });

  it("has plural forms of each counted noun", () => {
    const isBare = (text: string, key: string) =>
      !isListed(key, INVARIABLE) && bareNumbers(text).length > 0;
    expect(faultsOf(open, isBare)).toEqual([]);
  });

  it("contains whole sentences, except for labels", () => {
    const isUnlistedFragment = (text: string, key: string) =>
      !isListed(key, FRAGMENTS) && isFragment(text);
    expect(faultsOf(variants, isUnlistedFragment)).toEqual([]);
  });

  it("says an unknown failure in one sentence", () => {
    expect(faultsOf(open, isSpecialFailure)).toEqual([]);
  });

  it("says of each missing thing that it is not found", () => {
    const missing = open.filter(([key]) => /^errors\.\w+NotFound$/.test(key));
    expect(missing.length).toBeGreaterThan(40);
    expect(
      faultsOf(missing, (text, key) => !SPECIAL_MISSING.test(key) && isSpecialMissing(text)),
    ).toEqual([]);
  });

  it("ends errors with a full stop only if they are sentences", () => {
    const errors = variants.filter(([key]) => /^(?:errors|validation)\./.test(key));
    const isWrong = (text: string, key: string) => !UNSTOPPED.test(key) && hasWrongEnd(key, text);
    expect(faultsOf(errors, isWrong)).toEqual([]);
  });

  it("labels each search with the verb", () => {
    const labels = open.filter(([key]) => /\.search(?:Label)?$/.test(key));
    expect(labels.length).toBeGreaterThan(10);
    expect(faultsOf(labels, (text) => !text.startsWith("Search"))).toEqual([]);
  });

  it("names a failure by what could not be done", () => {
    expect(faultsOf(open, (text) => / Failed$/.test(text))).toEqual([]);
  });

  it("shows a past participle after success", () => {
    const keys = ["app", "components"]
      .flatMap(filesBelow)
      .filter((file) => file.endsWith(".tsx") || file.endsWith(".ts"))
      .flatMap((file) => keysOfSuccess(readText(file)));
    expect(keys.length).toBeGreaterThan(50);
    expect(faultsOf(open, (text, key) => keys.includes(key) && isSentenceOfSuccess(text))).toEqual(
      [],
    );
  });
});

describe.each(LANGUAGES.slice(1))("messages/%s.json", (language) => {
  it("quotes the arguments that English quotes", () => {
    const messages = readMessages(language);
    const unquoted = open.flatMap(([key, text]) => {
      const quoted = quotedArguments(messages.get(key) ?? "");
      return [...new Set(quotedArguments(text))]
        .filter((name) => !quoted.includes(name))
        .map((name) => [key, name]);
    });
    expect(unquoted).toEqual([]);
  });
});

describe("the checks", () => {
  it.each([
    ["Your post {title} is live.", ["{title}"]],
    ["We removed {name}, and told them.", ["{name}"]],
    ["Your post “{title}” is live.", []],
    ["Your post <bdi>{title}</bdi> is live.", []],
    ["{title} is live. Edit {title}", []],
  ])("unquotedTitles finds those of %j", (message, titles) => {
    expect(unquotedTitles(message)).toEqual(titles);
  });

  it("quotedArguments finds them in each kind of quotation marks", () => {
    expect(quotedArguments("“{title}”, «{name}», {count}")).toEqual(["title", "name"]);
  });

  it.each([
    ["{count} units", ["{count}"]],
    ["Ships in {days} days", ["{days}"]],
    ["{count} selected, {max} of them", []],
    ["You can have up to {count} drafts.", []],
    ["{count, plural, one {# unit} other {# units}}", []],
  ])("bareNumbers finds those of %j", (message, numbers) => {
    expect(bareNumbers(message)).toEqual(numbers);
  });

  it.each([
    ["By {name},", true],
    ["Reply in the name of", true],
    ["submitted {moment}.", true],
    ["Submitted {moment}.", false],
    ["or", false],
  ])("isFragment of %j is %s", (message, expected) => {
    expect(isFragment(message)).toBe(expected);
  });

  it.each([
    ["Something went wrong. Please try again.", true],
    ["Something went wrong. Try again, or reload the page.", false],
    ["Something went wrong", false],
  ])("isOwnFailure of %j is %s", (message, expected) => {
    expect(isSpecialFailure(message)).toBe(expected);
  });

  it.each([
    ["This alias was already deleted.", true],
    ["Alias not found.", true],
    ["Alias not found", false],
    ["Upload not found. Upload it again.", false],
  ])("isOwnMissing of %j is %s", (message, expected) => {
    expect(isSpecialMissing(message)).toBe(expected);
  });

  it.each([
    ["errors.a", "Please choose an image.", true],
    ["errors.a", "This event is over", true],
    ["errors.a", "Order not found", false],
    ["errors.a", "This event is over.", false],
    ["validation.a", "The file is empty.", true],
    ["validation.a", "The file is empty", false],
    ["validation.a", "We can’t read this row. Check it", true],
    ["validation.a", "We can’t read this row. Check it.", false],
  ])("hasWrongEnd of %s with %j is %s", (key, message, expected) => {
    expect(hasWrongEnd(key, message)).toBe(expected);
  });

  it.each([
    ["Your storefront is published", true],
    ["It will retry on the next run", true],
    ["Saved.", true],
    ["Storefront published", false],
  ])("isSentenceOfSuccess of %j is %s", (message, expected) => {
    expect(isSentenceOfSuccess(message)).toBe(expected);
  });

  it("keysOfSuccess finds the key with its namespace", () => {
    const code = 'const t = useTranslations("cart");\ntoast.success(t("added"), t("more"));';
    expect(keysOfSuccess(code)).toEqual(["cart.added"]);
  });
});
