import "server-only";

import type { Locale } from "next-intl";
import { getTranslations } from "next-intl/server";

import { BRAND } from "@/lib/core/site";
import { getDirection } from "@/lib/i18n/routing";
import { vectorUri } from "./images";
import { COLORS, image, thread, woven } from "./ornaments";
import { HEIGHT, WIDTH } from "./size";
import { type Style, textLine, wrap } from "./text";

const MARGIN = 64;
const SCENE = 690;
const COLUMN = WIDTH - SCENE - MARGIN - 24;
const BAND = 66;
const LEADING = 64;

/** The link preview of every page except products and stores: the brand, its claim and the market scene. */
export async function brandCard(locale: Locale, fonts: string[]) {
  const t = await getTranslations({ locale });
  const isEndAligned = getDirection(locale) === "rtl";
  const x = isEndAligned ? WIDTH - MARGIN : MARGIN;
  const position = (y: number, fill: string = COLORS.ink) => ({ x, y, isEndAligned, fill });

  const display: Style = { face: "display", size: 52, fonts };
  const lines = wrap(t("home.hero.title"), display, { width: COLUMN, lines: 4 });
  const top = 306 - (lines.length - 2) * 32;
  const scene = {
    x: isEndAligned ? 0 : WIDTH - SCENE,
    y: 10,
    width: SCENE,
    height: HEIGHT - BAND - 10,
  };
  const mark = { x: isEndAligned ? x - 84 : x, y: 70, width: 84, height: 84 };

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
${image(await vectorUri("/illustrations/hero-market.svg"), scene, "xMidYMax slice")}
${thread({ x: 0, y: 0, width: WIDTH, height: 10 })}
${image(await vectorUri("/logos/1-lozenge.svg"), mark)}
${lines.map((line, index) => textLine(line, display, position(top + index * LEADING))).join("")}
${textLine(BRAND, { face: "bold", size: 30, fonts }, position(516))}
${await woven("band-tibeb", { x: 0, y: HEIGHT - BAND, width: WIDTH, height: BAND }, { width: 120, height: BAND })}
</svg>`;
}
