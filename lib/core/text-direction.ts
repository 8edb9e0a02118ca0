const RTL_CHARACTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

export type Direction = "ltr" | "rtl";

/** Returns the direction of a text's first letter; null where it has none, as in "12" or "·". */
export function directionIn(text: string): Direction | null {
  const character = /\p{L}/u.exec(text)?.[0];
  if (!character) return null;
  return RTL_CHARACTER.test(character) ? "rtl" : "ltr";
}

/** Maximum characters that are read of a text. */
const SAMPLE = 300;

/** Returns the direction of most letters of a text; null where it has none. */
export function dominantDirection(text: string): Direction | null {
  const characters = text.slice(0, SAMPLE).match(/\p{L}/gu) ?? [];
  if (characters.length === 0) return null;
  const rtl = characters.filter((character) => RTL_CHARACTER.test(character)).length;
  return rtl * 2 > characters.length ? "rtl" : "ltr";
}
