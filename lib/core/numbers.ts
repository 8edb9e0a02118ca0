/** Code points of the digit zero, for scripts with consecutive digits: Arabic-Indic, Persian, Devanagari, Bengali. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

const OTHER_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

/** Direction marks, and spaces and apostrophes that group digits. */
const IGNORED = /[\s'\u2019\u00a0\u202f\u2009]|\p{Bidi_Control}/gu;

/**
 * Returns a typed number as ASCII digits with a decimal point. Accepts digits of other scripts, the Arabic decimal
 * separator, the minus sign U+2212, a decimal comma before one or two digits, and grouped thousands. Other text is only
 * trimmed.
 */
export function toPlainNumber(text: string): string {
  const number = withAsciiDigits(text)
    .replace(IGNORED, "")
    .replace(/^\u2212/, "-")
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",");
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number)) return number.replaceAll(",", "");
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(number)) {
    return number.replaceAll(".", "").replace(",", ".");
  }
  if (/^[+-]?\d+,\d{1,2}$/.test(number)) return number.replace(",", ".");
  return /^[+-]?\d+(?:\.\d*)?$/.test(number) ? number : text.trim();
}

/** Signs and names of the US dollar, in the five languages. */
const DOLLAR =
  /US\s?\$|\$\s?US|\$|USD|dollars?|doolaar(?:ka|aa)?|doolaara|የአሜሪካ ዶላር|ዶላር|دولار(?:ات)?/iu.source;
const DOLLAR_BEFORE = new RegExp(`^(?:${DOLLAR})\\s*(?=[\\d.,+-])`, "iu");
const DOLLAR_AFTER = new RegExp(`(?<=[\\d.,])\\s*(?:${DOLLAR})$`, "iu");

/** Returns a typed price as `toPlainNumber`, without a sign or name of the US dollar around it: "US$ 12,50" → "12.50". */
export function toPlainPrice(text: string): string {
  const amount = withAsciiDigits(text)
    .replace(/\p{Bidi_Control}/gu, "")
    .trim()
    .replace(DOLLAR_BEFORE, "")
    .replace(DOLLAR_AFTER, "");
  const number = toPlainNumber(amount);
  return /^[+-]?\d/.test(number) ? number : text.trim();
}

/** Returns a typed percentage as `toPlainNumber`, without percent signs and a plus sign: "+٢٠٪" → "20". */
export function toPlainPercent(text: string): string {
  const amount = withAsciiDigits(text).replace(
    /^[\s\p{Bidi_Control}]*[%\u066a]|[%\u066a][\s\p{Bidi_Control}]*$/gu,
    "",
  );
  return toPlainNumber(amount).replace(/^\+(?=\d)/, "");
}

/** Returns a typed whole number, whose decimals may be zeros: "1,000.0" → 1000. Null for anything else. */
export function parseWholeNumber(text: string): number | null {
  const match = /^([+-]?\d{1,9})(?:\.0*)?$/.exec(toPlainNumber(text));
  return match ? Number(match[1]) : null;
}

/** Returns text in compatibility form with ASCII digits instead of those of other scripts. */
export const withAsciiDigits = (text: string) =>
  text.normalize("NFKC").replace(OTHER_DIGIT, toAsciiDigit);

function toAsciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.findLast((zeroCode) => zeroCode <= code) ?? code;
  return String(code - zero);
}
