const RTL_LETTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

export type Direction = "ltr" | "rtl";

/** Returns the direction of a text's first letter; null where it has none, as in "12" or "·". */
export function directionIn(text: string): Direction | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (!letter) return null;
  return RTL_LETTER.test(letter) ? "rtl" : "ltr";
}
