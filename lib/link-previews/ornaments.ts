import "server-only";

import { vectorUri } from "./images";

/** The dyes and grounds of the design system, as in app/styles/tokens.css. */
export const COLORS = {
  ground: "#fcfbf9",
  ink: "#241812",
  quiet: "#65554a",
  brand: "#d97706",
  label: "#f1ede7",
  cotton: "#fbf8f2",
} as const;

type Box = { x: number; y: number; width: number; height: number };

/** An image in its box, cropped to it. */
export function image(href: string, { x, y, width, height }: Box, fit = "xMidYMid slice") {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" preserveAspectRatio="${fit}"/></svg>`;
}

/** Height of a hem on a card, and the tile width of each weave at that height (public/patterns). */
export const HEM = 30;
const HEM_WIDTHS = { coffee: 60, textiles: 60, spices: 132, crafts: 48, books: 48 };

/** A category's weave as the edge of a card. */
export function hem(weave: keyof typeof HEM_WIDTHS, box: Omit<Box, "height">) {
  const tile = { width: HEM_WIDTHS[weave], height: HEM };
  return woven(`hem-${weave}`, { ...box, height: HEM }, tile);
}

/** A woven tile of `size` repeated along its box. */
export async function woven(name: string, box: Box, size: { width: number; height: number }) {
  const href = await vectorUri(`/patterns/${name}.svg`);
  const tile = `<pattern id="${name}" patternUnits="userSpaceOnUse" x="${box.x}" y="${box.y}" width="${size.width}" height="${size.height}"><image href="${href}" width="${size.width}" height="${size.height}"/></pattern>`;
  return `<defs>${tile}</defs><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#${name})"/>`;
}

const THREADS = [
  ["#a93a1f", 28],
  [COLORS.cotton, 3],
  [COLORS.brand, 44],
  [COLORS.ink, 4],
  [COLORS.brand, 8],
  [COLORS.cotton, 3],
  ["#2c6e52", 28],
  ["#f0a53a", 4],
  ["#28587e", 28],
  [COLORS.cotton, 3],
] as const;

/** The striped line of the pages' upper edge. */
export function thread({ x, y, width, height }: Box) {
  let offset = 0;
  const stripes = THREADS.map(([color, size]) => {
    const stripe = `<rect x="${offset}" width="${size}" height="${height}" fill="${color}"/>`;
    offset += size;
    return stripe;
  }).join("");
  const tile = `<pattern id="thread" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${offset}" height="${height}">${stripes}</pattern>`;
  return `<defs>${tile}</defs><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#thread)"/>`;
}

/** A star of `size` with its corner at x, y. */
export function star(x: number, y: number, size: number) {
  return `<path transform="translate(${x} ${y}) scale(${size / 24})" fill="${COLORS.brand}" d="M12 1.6l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2-6.4-3.4-6.4 3.4 1.2-7.2L1.6 9.2l7.2-1z"/>`;
}
