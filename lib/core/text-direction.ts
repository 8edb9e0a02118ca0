const RTL_LETTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

export type Direction = "ltr" | "rtl";

/** Returns the direction of a text's first letter; null where it has none, as in "12" or "·". */
export function directionIn(text: string): Direction | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (!letter) return null;
  return RTL_LETTER.test(letter) ? "rtl" : "ltr";
}

/** Maximum characters that are read of a text. */
const SAMPLE = 300;

/** Returns the direction of most letters of a text; null where it has none. */
export function dominantDirection(text: string): Direction | null {
  const letters = text.slice(0, SAMPLE).match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return null;
  const rtl = letters.filter((letter) => RTL_LETTER.test(letter)).length;
  return rtl * 2 > letters.length ? "rtl" : "ltr";
}
