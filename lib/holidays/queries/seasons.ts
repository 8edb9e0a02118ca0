import "server-only";

import { cached } from "@/lib/cache/cached";
import { HOLIDAYS_TAG } from "@/lib/cache/tags";
import type { HolidayDay } from "@/lib/holidays/rules";
import type { Season } from "@/lib/holidays/season-rules";
import type { Language } from "@/lib/i18n/routing";
import { parseShopFilter } from "@/lib/products/filters/schema";
import type { SEASONS as FLAGS } from "@/lib/products/rules";
import { getShopPage } from "@/lib/shop/queries/page";
import { listHolidays } from "./holidays";

/** Number of products that a collection features. */
const FEATURED = 8;

/** The flag of the products that belong to a collection. */
export const FLAG_OF = {
  ramadan: "isRamadanSpecial",
  eid: "isEidSpecial",
  independence: "isIndependenceDay",
} as const satisfies Record<Season, (typeof FLAGS)[number]>;

/** The holidays of the year of `today`, the previous and the next one, in chronological order. */
export async function listHolidaysAround(today: string): Promise<HolidayDay[]> {
  const year = Number(today.slice(0, 4));
  const years = await Promise.all(
    [year - 1, year, year + 1].map((calendarYear) =>
      cached([HOLIDAYS_TAG], ["holidays", String(calendarYear)], () => listHolidays(calendarYear)),
    ),
  );
  return years.flat();
}

/** The first public products of a collection in the page's language, and their number. */
export async function listSeasonProducts(season: Season, locale: Language) {
  const filter = parseShopFilter({ [FLAG_OF[season]]: "true" });
  const { products, total } = await getShopPage(filter, locale);
  return { products: products.slice(0, FEATURED), total };
}
