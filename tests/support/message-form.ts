/** Faults of form in English messages, for tests/unit/architecture/message-form.test.ts. */

/** Names of arguments that are counted. */
const COUNTED = /\{(?:count|hours|minutes|days|max)\} (?=\p{L})/gu;

/** Words after a number that are no counted noun. */
const UNCOUNTED = /^(?:available|because|checked|found|go|hr|in|left|min|more|of|or|selected|to)\b/;

/** Before a limit or a total, which has a plural noun. */
const LIMIT = /(?:up to|[Mm]aximum|[Mm]ore than|last|every|within|after| of) $/;

/** Prepositions and conjunctions that end no sentence. */
const OPEN_END = /,$|\b(?:and|at|by|for|from|of|or|the|to|with)$/;

/** Ends of sentences whose begin is another message. */
const OPEN_START = /^\p{Ll}.*[.!?]$/u;

const UNKNOWN_FAILURE = "Something went wrong";
const UNKNOWN_FAILURES = [UNKNOWN_FAILURE, `${UNKNOWN_FAILURE}. Try again, or reload the page.`];

const withoutIsolates = (text: string) => text.replace(/<bdi>\{\w+\}<\/bdi>/g, "X");

/** Returns the titles and names inside the sentences of a message that have no quotation marks. */
export function unquotedTitles(message: string): string[] {
  const inside = /(?<=[\p{L},] )\{(?:title|name)\}(?=,? \p{Ll})/gu;
  return withoutIsolates(message).match(inside) ?? [];
}

/** Returns the arguments in quotation marks of a message in any language. */
export const quotedArguments = (message: string): string[] =>
  [...message.matchAll(/[“«]\{(\w+)\}[”»]/g)].map(([, name = ""]) => name);

/** Returns the numbers of a message that a noun follows without plural forms. */
export function bareNumbers(message: string): string[] {
  return [...message.matchAll(COUNTED)]
    .filter(
      ({ 0: number, index }) =>
        !LIMIT.test(message.slice(0, index)) &&
        !UNCOUNTED.test(message.slice(index + number.length)),
    )
    .map(([number]) => number.trim());
}

/** Whether a message is a part of a sentence. */
export const isFragment = (message: string): boolean =>
  (message.includes(" ") && OPEN_END.test(message)) || OPEN_START.test(message);

/** Whether a message says an unknown failure in its own words. */
export const isSpecialFailure = (message: string): boolean =>
  message.startsWith(UNKNOWN_FAILURE) && !UNKNOWN_FAILURES.includes(message);

/** Whether the message of a missing thing is not "X not found", with the way out after it. */
export const isSpecialMissing = (message: string): boolean =>
  !/^[A-Z][\w ]* not found(?:$|\. [A-Z].*\.$)/.test(message);

/** Whether a message after success is a sentence instead of a past participle. */
export const isSentenceOfSuccess = (message: string): boolean =>
  /^(?:Your|The|This|It) |\.$/.test(message);

/**
 * Whether the end of a message of `errors` or `validation` is wrong. A phrase has no full stop: a request with
 * "Please", a missing thing, a text of one sentence at a field. A sentence of `errors` has one.
 */
export function hasWrongEnd(key: string, message: string): boolean {
  const isSingle = !/[.!?] \p{Lu}/u.test(message);
  const isPhrase =
    isSingle && (key.startsWith("validation.") || /^Please |not found$/.test(message));
  return isPhrase === /[.!?]$/.test(message);
}

/** A call that shows success, with the translator and the key. */
const SUCCESS = /toast\.success\(\s*(\w+)\(\s*["`]([\w.]+)["`]/g;

/** Returns the keys of the messages that a component shows after success. */
export function keysOfSuccess(code: string): string[] {
  return [...code.matchAll(SUCCESS)].flatMap(({ 1: translator, 2: key, index }) => {
    const declaration = new RegExp(`const ${translator} = useTranslations\\("([\\w.]+)"\\)`, "g");
    const namespace = [...code.slice(0, index).matchAll(declaration)].at(-1)?.[1];
    return namespace ? [`${namespace}.${key}`] : [];
  });
}
