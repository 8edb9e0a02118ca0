/** Faces of headings, texts and figures. */
export const FACES = ["display", "text", "bold"] as const;
export type Face = (typeof FACES)[number];

/** The subsets in which the fonts are published. */
export const SCRIPTS = ["latin", "extended", "ethiopic", "arabic"] as const;
export type Script = (typeof SCRIPTS)[number];

/** The family name of a subset in the renderer. */
export function familyOf(face: Face, script: Script) {
  return `shaafi-${face}-${script}`;
}

// The subsets' unicode ranges, without invisible characters.
const COVERED: Record<Script, RegExp> = {
  latin:
    /[!-~\u00A1-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2010-\u2027\u2030-\u205E\u20AC\u2122\u2212]/,
  extended: /[\u0100-\u02BA\u1E00-\u1E9F\u1EF2-\u1EFF]/,
  ethiopic: /[\u1200-\u1399]/,
  arabic: /[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFC]/,
};

const ARABIC_MARK = /[،؛؟٪]/;

export type Run = { script: Script; text: string };

/**
 * Splits a word where another subset begins, and around an Arabic punctuation mark, which has its own direction at the
 * end of a word. Characters without a glyph are omitted.
 */
export function toRuns(token: string): Run[] {
  const runs: Run[] = [];
  for (const character of token.normalize("NFC")) {
    const script = SCRIPTS.find((candidate) => COVERED[candidate].test(character));
    if (!script) continue;
    const last = runs.at(-1);
    const isApart = ARABIC_MARK.test(character) || ARABIC_MARK.test(last?.text.at(-1) ?? "");
    if (last?.script === script && !isApart) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
