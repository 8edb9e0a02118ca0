import * as z from "zod";

const LONE_SURROGATE = /\p{Surrogate}/u;

// What turns, hides or breaks a line: controls, bidirectional and zero-width characters.
const TRICKS = /\p{Cc}|\p{Bidi_Control}|[\u200B-\u200D\u2028\u2029\u2060-\u2065\uFEFF]/u;

/** Emoji that are joined from several: their joiners and tags hide nothing. */
const EMOJI_JOINER =
  /(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})/gu;
const FLAG_TAGS = /(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}/gu;

/** Invisible tag characters, which can carry hidden words. */
const TAGS = /[\u{E0000}-\u{E007F}]/u;

/** What shows nothing at all: ignorable code points, fillers and the blank Braille pattern. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u2800/u;

const withoutEmojiJoiners = (value: string) =>
  value.replace(EMOJI_JOINER, "").replace(FLAG_TAGS, "");

/** PostgreSQL refuses NUL, and a lone surrogate is no text. */
function isBroken(value: string) {
  return value.includes("\0") || LONE_SURROGATE.test(value);
}

/** One line of which nothing is hidden, and that the database takes. */
function isShown(value: string) {
  const rest = withoutEmojiJoiners(value);
  return !TRICKS.test(rest) && !TAGS.test(rest) && !isBroken(value);
}

/** Whether every code point of a name is seen, and one of them is a letter, a digit or an emoji. */
function isSeen(value: string) {
  const rest = withoutEmojiJoiners(value).replace(/\uFE0F/g, "");
  return (
    !UNSEEN.test(rest) && (value === "" || /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(rest))
  );
}

/** A name or title: one trimmed, NFKC-normalised line of at most `max` characters without invisible controls. */
export function singleLine(max = 200) {
  return z
    .string()
    .transform((value) => value.normalize("NFKC").trim())
    .refine((value) => value.length <= max && isShown(value));
}

/** The name of an account, a shop or a business: one line of visible code points. */
export function name(max = 200) {
  return singleLine(max).refine(isSeen);
}

/** As `name`, of `min` characters at least; `message` is said where it is not. */
export function requiredName(message: string, min: number, max = 200) {
  return z.string(message).pipe(name(max)).pipe(z.string().min(min, message));
}

/** Marks of direction, which phones and browsers copy with a number. */
const DIRECTION = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** A phone number as it was typed, without marks of direction. */
export function phone(max = 40) {
  return z
    .string()
    .max(max * 2)
    .transform((value) => value.replace(DIRECTION, ""))
    .pipe(singleLine(max));
}

/** As `phone`, of `min` characters at least; `message` is said where it is not. */
export function requiredPhone(message: string, min: number, max = 40) {
  return z.string(message).pipe(phone(max)).pipe(z.string().min(min, message));
}

/** What is only looked up, as it was sent: a key, a code or an address of at most `max` characters. */
export function opaqueText(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !isBroken(value));
}

/** Embeddings and overrides of direction, which show letters in another order than they are read. */
const OVERRIDES = /[\u202A-\u202E]/g;

/** A longer text of at most `max` characters; line breaks stay, overrides of direction are taken out. */
export function multiLine(max = 10_000) {
  return z
    .string()
    .transform((value) => value.replace(OVERRIDES, "").trim())
    .refine((value) => value.length <= max && !isBroken(value));
}

/** A line that has to be there, of `min` characters at least; `message` is said where it is not. */
export function requiredLine(message: string, min: number, max = 200) {
  return z.string(message).pipe(singleLine(max)).pipe(z.string().min(min, message));
}

/** As `lineOf`, for a longer text. */
export function requiredText(message: string, min: number, max = 10_000) {
  return z.string(message).pipe(multiLine(max)).pipe(z.string().min(min, message));
}

/** A field that may be left out; empty clears it. */
export function nullableField(field: z.ZodType<string, string>) {
  return z.exactOptional(field.transform((value) => value || null).nullable());
}

/** An address of the web: http or https, without user information, at most 2,048 characters. */
export function webUrl(message: string) {
  return z
    .string(message)
    .trim()
    .refine((value) => value.length <= 2_048 && isShown(value) && isWebUrl(value), message);
}

function isWebUrl(value: string) {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === "" && password === "" && hostname !== "";
}

/** What LIKE looks for: anything that contains these words, whatever their case. For a column that is lower-cased. */
export function likePattern(words: string): string {
  return `%${words.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}

/** `/product/12` or `?ids=12`: a positive integer of at most ten digits; anything else is no such row, 0. */
export function parseId(value: unknown): number {
  if (typeof value !== "string" && typeof value !== "number") return 0;
  const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : 0;
  return id <= 2_147_483_647 ? id : 0;
}
