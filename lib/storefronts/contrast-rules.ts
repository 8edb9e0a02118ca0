/** Default color of a storefront (specification B, section 9). */
export const DEFAULT_COLOR = "#D97706";

const HEX = /^#[0-9a-f]{6}$/i;

/** WCAG 2.2, level AA, for text of every size. */
const AA = 4.5;

/** Minimum contrast of a fill with the page; below it the fill gets a border. */
const MIN_CONTRAST = 1.3;

const INK = "#1F120A";
const WHITE = "#FFFFFF";
const BLACK = "#000000";

// app/styles/tokens.css: backgrounds of text, page and card.
const GROUNDS = {
  light: ["#FCFBF9", "#FFFFFF"],
  dark: ["#17110D", "#1F1813"],
} as const;

type Theme = keyof typeof GROUNDS;

/** One step of lightness towards ink or cotton (OKLCH, 0 to 1). */
const STEP = 0.02;

type Triple = [number, number, number];

function toLinear(hex: string): Triple {
  const channel = (offset: number) => {
    const value = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function toHex(linear: Triple): string {
  const channels = linear.map((value) => {
    const clippedValue = Math.min(1, Math.max(0, value));
    const gammaValue =
      clippedValue <= 0.0031308 ? clippedValue * 12.92 : 1.055 * clippedValue ** (1 / 2.4) - 0.055;
    return Math.round(gammaValue * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`.toUpperCase();
}

/** Relative luminance of "#RRGGBB", 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The text color on a fill: ink or white, or black if both miss AA (design.md, "Storefront color"). */
export function textOn(fill: string): string {
  const best = contrast(fill, INK) >= contrast(fill, WHITE) ? INK : WHITE;
  return contrast(fill, best) >= AA ? best : BLACK;
}

function toOklab([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isReadable = (ink: string, theme: Theme) =>
  GROUNDS[theme].every((ground) => contrast(ink, ground) >= AA);

/** The seller's color as text on our pages: unchanged, or darkened (in dark mode: lightened) until it meets AA. */
export function accessibleTextColor(hex: string, theme: Theme): string {
  const [start, a, b] = toOklab(toLinear(hex));
  const direction = theme === "light" ? -STEP : STEP;
  for (let step = 1, ink = hex; step <= 1 / STEP; step++) {
    if (isReadable(ink, theme)) return ink;
    ink = toHex(fromOklab([start + step * direction, a, b]));
  }
  return theme === "light" ? INK : WHITE;
}

/** Returns whether a fill of this color needs a border to be visible on our pages. */
export function needsBorder(hex: string, theme: Theme): boolean {
  return contrast(hex, GROUNDS[theme][0]) < MIN_CONTRAST;
}

export type StoreColors = ReturnType<typeof storeColors>;

/** All colors of a store's page. Any value but "#RRGGBB" is replaced by the default, because it ends up in CSS. */
export function storeColors(color: string) {
  const fill = HEX.test(color) ? color.toUpperCase() : DEFAULT_COLOR;
  const text = textOn(fill);
  return {
    fill,
    text,
    contrast: contrast(fill, text),
    ink: { light: accessibleTextColor(fill, "light"), dark: accessibleTextColor(fill, "dark") },
    hasEdge: { light: needsBorder(fill, "light"), dark: needsBorder(fill, "dark") },
  };
}
