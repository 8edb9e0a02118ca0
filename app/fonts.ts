import localFont from "next/font/local";

// Each script is a separate family, limited by unicode-range, and globals.css uses the Ethiopic and Arabic ones only
// under their language: an English page never downloads them. Only the text face is preloaded.

// Hanken Grotesk and Readex Pro in the used weights only. Subset of @fontsource-variable 5.3.0 by hb-subset with all
// characters, all features and wght=400:700. @fontsource-variable 5.3.0 by hb-subset with all characters, all features
// and wght=400:700.
const hanken = localFont({
  src: "./fonts/hanken-latin.woff2",
  variable: "--font-hanken",
  weight: "400 700",
  display: "swap",
});

const hankenExtended = localFont({
  src: "./fonts/hanken-latin-ext.woff2",
  variable: "--font-hanken-ext",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF" }],
});

// One weight for headings (500) and one for the logo (600): smaller than the variable file.
const platypi = localFont({
  src: "../node_modules/@fontsource/platypi/files/platypi-latin-500-normal.woff2",
  variable: "--font-platypi",
  weight: "500 600",
  display: "swap",
  preload: false, // lite mode does not use it
  adjustFontFallback: false, // tokens.css has the fallback: phones have no Times New Roman
});

const readex = localFont({
  src: "./fonts/readex-arabic.woff2",
  variable: "--font-readex",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC" },
  ],
});

const reemKufi = localFont({
  src: "../node_modules/@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2",
  variable: "--font-reem-kufi",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC" },
  ],
});

const ethiopic = localFont({
  src: [
    {
      path: "../node_modules/@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff2",
      weight: "400",
    },
    {
      path: "../node_modules/@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-600-normal.woff2",
      weight: "600",
    },
  ],
  variable: "--font-ethiopic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+1200-1399,U+2D80-2DDE,U+AB01-AB2E" }],
});

// Contains only the glyphs of the language picker's names and the home page's greeting (`font-native`).
const namesEthiopic = localFont({
  src: "./fonts/names-ethiopic.woff2",
  variable: "--font-names-ethiopic",
  weight: "400 600",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+1200-137F" }],
});

const namesArabic = localFont({
  src: "./fonts/names-arabic.woff2",
  variable: "--font-names-arabic",
  weight: "400 600",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0600-06FF" }],
});

/** Class names of <html> that declare the variables of the font stacks in globals.css. */
export const fontVariables = [
  hanken,
  hankenExtended,
  platypi,
  readex,
  reemKufi,
  ethiopic,
  namesEthiopic,
  namesArabic,
]
  .map((font) => font.variable)
  .join(" ");
