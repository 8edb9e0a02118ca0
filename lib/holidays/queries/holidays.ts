import "server-only";

import { db } from "@/lib/db/client";
import { computeHolidays, type HolidayDay, withOverrides } from "@/lib/holidays/rules";

/** The holidays of a year in chronological order. */
export async function listHolidays(year: number): Promise<HolidayDay[]> {
  const rows = await db.holidayDate.findMany({ where: { year } });
  const overrides = rows.map(({ holiday, day }): [string, string] => [
    holiday,
    day.toISOString().slice(0, 10),
  ]);
  return withOverrides(computeHolidays(year), new Map(overrides));
}
