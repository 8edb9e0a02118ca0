import "server-only";

import type { Locale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { formatMoney } from "@/lib/core/money";
import { BRAND } from "@/lib/core/site";
import { getDirection } from "@/lib/i18n/routing";
import type { Product } from "@/lib/products/dto";
import { productImage, vectorUri } from "./images";
import { COLORS, HEM, hem, image, star, thread } from "./ornaments";
import { HEIGHT, WIDTH } from "./size";
import { type Style, textLine, wrap } from "./text";

/** The image is a square; its hem fills the remaining height. */
const EDGE = HEIGHT - HEM;
const MARGIN = 52;
const COLUMN = WIDTH - EDGE - 2 * MARGIN;

const TITLE_SIZE = 50;
const TITLE_LEADING = 62;

/** The texts of a card, in one language. */
async function getTexts(product: Product, locale: Locale) {
  const t = await getTranslations({ locale });
  const { averageRating, totalReviews, categorySlug } = product;
  const rating = averageRating.toFixed(1);
  return {
    category: t(`catalog.category.${categorySlug}`),
    seller: t.markup("catalog.bySeller", {
      seller: sellerNameOf(product.seller),
      bdi: (name) => name,
    }),
    price: formatMoney(product.priceCents),
    rating:
      totalReviews > 0
        ? `${t("reviews.outOf", { rating })} · ${t("reviews.count", { count: totalReviews })}`
        : null,
  };
}

/** The link preview of a product as SVG: mirrored for right-to-left pages. */
export async function productCard(product: Product, locale: Locale, fonts: string[]) {
  const texts = await getTexts(product, locale);
  const isRtl = getDirection(locale) === "rtl";
  const column = { isEndAligned: isRtl, x: isRtl ? WIDTH - EDGE - MARGIN : EDGE + MARGIN };
  const imageX = isRtl ? WIDTH - EDGE : 0;
  const textX = isRtl ? 0 : EDGE;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
${await productPhoto(product, imageX)}
${thread({ x: textX, y: 0, width: WIDTH - EDGE, height: 10 })}
${await brand(column, fonts)}
${body(product.title, texts, column, fonts)}
</svg>`;
}

async function productPhoto(product: Product, x: number) {
  const { imageUrl, categorySlug, collection } = product;
  const box = { x, y: 0, width: EDGE, height: EDGE };
  const href = await productImage(imageUrl, EDGE);
  const drawing = href
    ? image(href, box)
    : image(await vectorUri("/logos/1-lozenge.svg"), {
        x: x + 180,
        y: 180,
        width: 240,
        height: 240,
      });
  const weave = collection === "books" ? "books" : categorySlug;
  const edge = await hem(weave, { x, y: EDGE, width: EDGE });
  return `<rect x="${x}" width="${EDGE}" height="${EDGE}" fill="${COLORS.label}"/>${drawing}${edge}`;
}

type Column = { x: number; isEndAligned: boolean };

async function brand({ x, isEndAligned }: Column, fonts: string[]) {
  const mark = 40;
  const style: Style = { face: "bold", size: 25, fonts };
  const href = await vectorUri("/logos/1-lozenge.svg");
  const logo = image(href, { x: isEndAligned ? x - mark : x, y: 52, width: mark, height: mark });
  const name = {
    x: isEndAligned ? x - mark - 16 : x + mark + 16,
    y: 81,
    isEndAligned,
    fill: COLORS.ink,
  };
  return logo + textLine(BRAND, style, name);
}

function body(
  title: string,
  texts: Awaited<ReturnType<typeof getTexts>>,
  { x, isEndAligned }: Column,
  fonts: string[],
) {
  const display: Style = { face: "display", size: TITLE_SIZE, fonts };
  const text: Style = { face: "text", size: 27, fonts };
  const lines = wrap(title, display, { width: COLUMN, lines: 3 });
  const [seller = ""] = wrap(texts.seller, text, { width: COLUMN, lines: 1 });
  const position = (y: number, fill: string = COLORS.ink) => ({ x, y, isEndAligned, fill });
  const top = 262 - (lines.length - 1) * 20;
  const end = top + (lines.length - 1) * TITLE_LEADING;

  return [
    textLine(texts.category, text, position(top - 66, COLORS.quiet)),
    ...lines.map((line, index) =>
      textLine(line, display, { ...position(top + index * TITLE_LEADING), of: title }),
    ),
    textLine(seller, text, position(end + 54, COLORS.quiet)),
    textLine(texts.price, { face: "bold", size: 60, fonts }, position(texts.rating ? 506 : 552)),
    texts.rating && ratingLine(texts.rating, { x, isEndAligned }, fonts),
  ].join("");
}

function ratingLine(rating: string, { x, isEndAligned }: Column, fonts: string[]) {
  const style: Style = { face: "text", size: 27, fonts };
  const size = 30;
  const [line = ""] = wrap(rating, style, { width: COLUMN - size - 12, lines: 1 });
  const label = {
    x: isEndAligned ? x - size - 12 : x + size + 12,
    y: 568,
    isEndAligned,
    fill: COLORS.ink,
  };
  return star(isEndAligned ? x - size : x, 543, size) + textLine(line, style, label);
}
