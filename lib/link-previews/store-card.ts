import "server-only";

import type { Locale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { logoPath } from "@/lib/brand/logos";
import { BRAND } from "@/lib/core/site";
import { getDirection } from "@/lib/i18n/routing";
import { storeColors } from "@/lib/storefronts/contrast-rules";
import type { Store, StoreProductPage } from "@/lib/storefronts/queries";
import { productImage, vectorUri } from "./images";
import { COLORS, HEM, hem, image } from "./ornaments";
import { HEIGHT, WIDTH } from "./size";
import { type Style, textLine, wrap } from "./text";

const MARGIN = 64;
/** The seller's color extends from the top to its hem. */
const BANNER = 350;
const TILE = 168;
const LOGO = 124;
const PRODUCT_SIZE = 290;

/** On the banner, and on the tile of a store without a logo. */
const CUTOUTS = {
  coffee: ["jebena", "coffee-bag"],
  textiles: ["dirac", "alindi"],
  spices: ["spices", "honey"],
  crafts: ["mesob", "beads"],
} as const;

const cutoutOf = (name: string) => vectorUri(`/illustrations/cutouts/${name}.svg`);

/** The link preview of a store as SVG: its color, tagline, mark and figures. Mirrored for right-to-left pages. */
export async function storeCard(
  store: Store,
  page: StoreProductPage,
  locale: Locale,
  fonts: string[],
) {
  const isEndAligned = getDirection(locale) === "rtl";
  const weave = page.products[0]?.categorySlug ?? "textiles";
  const { fill, text } = storeColors(store.primaryColor);
  const x = isEndAligned ? WIDTH - MARGIN : MARGIN;

  const display: Style = { face: "display", size: 54, fonts };
  const lines = store.tagline ? wrap(store.tagline, display, { width: 680, lines: 3 }) : [];
  const top = 168 - (lines.length - 1) * 32;
  const productX = isEndAligned ? MARGIN : WIDTH - MARGIN - PRODUCT_SIZE;
  const [large, small] = CUTOUTS[weave];
  const cutout = await cutoutOf(large);

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
<rect width="${WIDTH}" height="${BANNER}" fill="${fill}"/>
${image(cutout, { x: productX, y: BANNER - PRODUCT_SIZE + 26, width: PRODUCT_SIZE, height: PRODUCT_SIZE - 26 }, "xMidYMin slice")}
${lines.map((line, index) => textLine(line, display, { x, y: top + index * 64, isEndAligned, fill: text, of: store.tagline ?? line })).join("")}
${await hem(weave, { x: 0, y: BANNER, width: WIDTH })}
${await tile(store, small, isEndAligned ? x - TILE : x)}
${await storeTexts(store, page, { locale, isEndAligned, fonts })}
</svg>`;
}

/** Marks of the brand are drawn as vectors, an upload as an image. */
async function tile({ logoImageUrl }: Store, cutout: string, x: number) {
  const y = BANNER + HEM - 66;
  const frame = `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="12" fill="#ffffff" stroke="#e7e1d8" stroke-width="2"/>`;
  const href = logoImageUrl
    ? await productImage(logoPath(logoImageUrl) ?? logoImageUrl, LOGO * 2)
    : null;
  const logo = href ?? (await cutoutOf(cutout));
  const inset = (TILE - LOGO) / 2;
  return (
    frame + image(logo, { x: x + inset, y: y + inset, width: LOGO, height: LOGO }, "xMidYMid meet")
  );
}

type TextOptions = { locale: Locale; isEndAligned: boolean; fonts: string[] };

async function storeTexts(
  store: Store,
  page: StoreProductPage,
  { locale, isEndAligned, fonts }: TextOptions,
) {
  const t = await getTranslations({ locale });
  const { averageRating, totalReviews, totalProducts } = page;
  const offset = MARGIN + TILE + 30;
  const x = isEndAligned ? WIDTH - offset : offset;
  const width = WIDTH - offset - MARGIN;
  const name: Style = { face: "display", size: 58, fonts };
  const small: Style = { face: "text", size: 28, fonts };
  const facts = [
    totalReviews > 0 && t("reviews.outOf", { rating: averageRating.toFixed(1) }),
    t("catalog.count", { count: totalProducts }),
    store.location,
  ].filter(Boolean);
  const [nameLine = ""] = wrap(store.storeName, name, { width, lines: 1 });
  const [factLine = ""] = wrap(facts.join(" · "), small, { width, lines: 1 });
  const position = (y: number, fill: string = COLORS.ink) => ({ x, y, isEndAligned, fill });
  return [
    textLine(nameLine, name, position(456)),
    textLine(factLine, small, position(506, COLORS.quiet)),
    textLine(BRAND, { face: "bold", size: 28, fonts }, position(578)),
  ].join("");
}
