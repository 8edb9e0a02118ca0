import "server-only";

import path from "node:path";

import { Font } from "@react-pdf/renderer";

const FOLDER = path.join(process.cwd(), "node_modules/@fontsource");

// Each family is one script; a text lists all families and falls back glyph by glyph.
const FAMILIES = {
  "Shaafi Latin": "hanken-grotesk/files/hanken-grotesk-latin",
  "Shaafi Extended": "hanken-grotesk/files/hanken-grotesk-latin-ext",
  "Shaafi Ethiopic": "noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic",
  "Shaafi Arabic": "readex-pro/files/readex-pro-arabic",
} as const;

/** Default font family list of a document. */
export const FONT = Object.keys(FAMILIES);

/** Headings. */
export const DISPLAY = ["Shaafi Display", ...FONT.slice(1)];

/**
 * Registers the fonts again for one document; they are read from disk when it needs them. A font that a document was
 * written with has lost the characters of some letters, which a later document would show unjoined and without text.
 * Not while another document is rendered.
 */
export function registerFonts() {
  const registeredFonts = Font.getRegisteredFonts();
  for (const [family, file] of Object.entries(FAMILIES)) {
    delete registeredFonts[family];
    // Regular Arabic letters look bolder than the Latin ones beside them.
    const regular = family === "Shaafi Arabic" ? 300 : 400;
    const fonts = [
      { src: path.join(FOLDER, `${file}-${regular}-normal.woff`), fontWeight: 400 },
      { src: path.join(FOLDER, `${file}-600-normal.woff`), fontWeight: 600 },
    ];
    Font.register({ family, fonts });
  }
  const display = path.join(FOLDER, "platypi/files/platypi-latin-600-normal.woff");
  delete registeredFonts["Shaafi Display"];
  Font.register({ family: "Shaafi Display", fonts: [{ src: display, fontWeight: 600 }] });
  Font.registerHyphenationCallback(partsOf);
}

/** Maximum number of characters of an unbroken word; longer strings are codes or links. */
const MAX_UNBROKEN = 24;

/**
 * Prevents hyphenation of words, since the English rules fit none of the languages; longer strings may break. An empty
 * part is a break without a hyphen: the Ethiopic and Arabic fonts lack one, and links and codes must not contain one.
 */
function partsOf(text: string): string[] {
  const parts = text.length > MAX_UNBROKEN ? (text.match(/.{1,6}/gsu) ?? [text]) : [text];
  return parts.flatMap((part, index) => (index === 0 ? [part] : ["", part]));
}
