/** Zero of each script whose digits stand in the order of their values: Arabic-Indic, Persian, Devanagari, Bengali. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

const OTHER_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

/** Marks of direction, and blanks and apostrophes that group digits. */
const IGNORED = /[\s'\u2019\u00a0\u202f\u2009]|\p{Bidi_Control}/gu;

/**
 * A number as people type it, as plain ASCII digits with a decimal point: digits of other scripts, the Arabic decimal
 * sign, a decimal comma before one or two digits, and grouped thousands. What is no such number is returned as it is.
 */
export function toPlainNumber(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .replace(OTHER_DIGIT, toAsciiDigit)
    .replace(IGNORED, "")
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",");
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return plain.replaceAll(",", "");
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(plain)) {
    return plain.replaceAll(".", "").replace(",", ".");
  }
  if (/^[+-]?\d+,\d{1,2}$/.test(plain)) return plain.replace(",", ".");
  return /^[+-]?\d+(?:\.\d*)?$/.test(plain) ? plain : typed.trim();
}

function toAsciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.findLast((one) => one <= code) ?? code;
  return String(code - zero);
}
