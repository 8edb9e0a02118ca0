import "server-only";

import { cached } from "@/lib/cache/cached";
import { getShopPage } from "@/lib/catalog/queries";
import { parseShopFilter } from "@/lib/catalog/schema";
import type { SEASONS as FLAGS } from "@/lib/catalog/seasons";
import { listHolidays } from "@/lib/holidays/queries";
import type { HolidayDay } from "@/lib/holidays/rules";
import type { Language } from "@/lib/i18n/routing";
import type { Season } from "./rules";

/** How many products a collection features. */
const FEATURED = 8;

/** The mark of the products that belong to a collection. */
export const FLAG_OF = {
  ramadan: "isRamadanSpecial",
  eid: "isEidSpecial",
  independence: "isIndependenceDay",
} as const satisfies Record<Season, (typeof FLAGS)[number]>;

/** The holidays of the year of `today`, of the one before and of the one after, in their order. */
export async function listHolidaysAround(today: string): Promise<HolidayDay[]> {
  const year = Number(today.slice(0, 4));
  const years = await Promise.all(
    [year - 1, year, year + 1].map((one) =>
      cached(["holidays"], ["holidays", String(one)], () => listHolidays(one)),
    ),
  );
  return years.flat();
}

/** The first live products of a collection in the page's language, and how many there are. */
export async function listSeasonGoods(season: Season, locale: Language) {
  const filter = parseShopFilter({ [FLAG_OF[season]]: "true" });
  const { products, total } = await getShopPage(filter, locale);
  return { products: products.slice(0, FEATURED), total };
}
