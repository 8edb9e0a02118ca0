import * as z from "zod";
import "@/lib/core/validation/zod-config";

const LONE_SURROGATE = /\p{Surrogate}/u;

// Characters that reorder, hide or break text: control, bidirectional and zero-width characters.
const TRICKS = /\p{Cc}|\p{Bidi_Control}|[\u200B-\u200D\u2028\u2029\u2060-\u2065\uFEFF]/u;

/** Emoji sequences, in which joiners and tags are allowed. */
const EMOJI_JOINER =
  /(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})/gu;
const FLAG_TAGS = /(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}/gu;

/** Invisible tag characters, which can contain hidden text. */
const TAGS = /[\u{E0000}-\u{E007F}]/u;

/** Characters without a visible form: ignorable code points, fillers and the blank Braille pattern. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u2800/u;

const withoutEmojiJoiners = (value: string) =>
  value.replace(EMOJI_JOINER, "").replace(FLAG_TAGS, "");

/** Whether text contains NUL, which PostgreSQL rejects, or a lone surrogate. */
function isBroken(value: string) {
  return value.includes("\0") || LONE_SURROGATE.test(value);
}

/** Whether text is one line without hidden characters that the database accepts. */
function isDisplayable(value: string) {
  const rest = withoutEmojiJoiners(value);
  return !TRICKS.test(rest) && !TAGS.test(rest) && !isBroken(value);
}

/** The variation selector of an emoji. Behind a letter it would make a name that looks like another one. */
const EMOJI_SELECTOR = /(?<=\p{Extended_Pictographic})\uFE0F|(?<=[0-9#*])\uFE0F(?=\u20E3)/gu;

/** Whether every code point of a name is visible and one of them is a letter, a digit or an emoji. */
function isVisible(value: string) {
  const rest = withoutEmojiJoiners(value).replace(EMOJI_SELECTOR, "");
  return (
    !UNSEEN.test(rest) && (value === "" || /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(rest))
  );
}

/**
 * Schema of a name or title: one trimmed, NFKC-normalised line of at most `max` characters without invisible controls.
 */
export function singleLine(max = 200) {
  return z
    .string()
    .transform((value) => value.normalize("NFKC").trim())
    .refine((value) => value.length <= max && isDisplayable(value));
}

/** Schema of the name of an account, a shop or a business: one line of visible code points. */
export function name(max = 200) {
  return singleLine(max).refine(isVisible);
}

/** Same as `name` with at least `min` characters; `message` is the error key. */
export function requiredName(message: string, min: number, max = 200) {
  return z.string(message).pipe(name(max)).pipe(z.string().min(min, message));
}

/** Direction marks, which phones and browsers copy along with a number. */
const DIRECTION = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** Digits, the signs between them, and an extension. */
const PHONE =
  /^(?!000)[+(]?[\p{Nd}+()\s.\-/\u2010-\u2015]*(?:(?:,|;|#|x|ext\.?)\s*\p{Nd}{1,6})?$/iu;

/** Minimum number of digits of a phone number with its area. */
const MIN_PHONE_DIGITS = 6;

const isPhone = (value: string) =>
  value === "" || (PHONE.test(value) && (value.match(/\p{Nd}/gu) ?? []).length >= MIN_PHONE_DIGITS);

/** Schema of a phone number as typed, without direction marks and the scheme of a link; empty or with digits. */
export function phone(max = 40) {
  return z
    .string()
    .max(max * 2)
    .transform((value) => value.replace(DIRECTION, "").replace(/^\s*tel:/i, ""))
    .pipe(singleLine(max))
    .refine(isPhone, "phoneInvalid");
}

/** Same as `phone` with at least `min` characters; `message` is the error key. */
export function requiredPhone(message: string, min: number, max = 40) {
  return z.string(message).pipe(phone(max)).pipe(z.string().min(min, message));
}

/** Schema of an unmodified lookup value (key, code or URL) of at most `max` characters. */
export function opaqueText(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !isBroken(value));
}

/** Direction embeddings and overrides, which display characters in another order. */
const OVERRIDES = /[\u202A-\u202E]/g;

/** Schema of a longer text of at most `max` characters; line breaks stay, direction overrides are removed. */
export function multiLine(max = 10_000) {
  return z
    .string()
    .transform((value) => value.replace(OVERRIDES, "").trim())
    .refine((value) => value.length <= max && !isBroken(value));
}

/** Schema of a required line of at least `min` characters; `message` is the error key. */
export function requiredLine(message: string, min: number, max = 200) {
  return z.string(message).pipe(singleLine(max)).pipe(z.string().min(min, message));
}

/** Same as `requiredLine`, for a longer text. */
export function requiredText(message: string, min: number, max = 10_000) {
  return z.string(message).pipe(multiLine(max)).pipe(z.string().min(min, message));
}

/** Schema of an optional field; an empty value clears it. */
export function nullableField(field: z.ZodType<string, string>) {
  return z.exactOptional(field.transform((value) => value || null).nullable());
}

/** Schema of an http or https URL without user information, of at most 2,048 characters. */
export function webUrl(message: string) {
  return z
    .string(message)
    .trim()
    .refine((value) => value.length <= 2_048 && isDisplayable(value) && isWebUrl(value), message);
}

function isWebUrl(value: string) {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === "" && password === "" && hostname !== "";
}

/** Returns the LIKE pattern for values that contain these words in any case. For a column that is lower-cased. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * Returns the id of `/product/12` or `?ids=12`: a positive integer of at most ten digits; 0, which no row has, for
 * anything else.
 */
export function parseId(value: unknown): number {
  if (typeof value !== "string" && typeof value !== "number") return 0;
  const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : 0;
  return id <= 2_147_483_647 ? id : 0;
}
