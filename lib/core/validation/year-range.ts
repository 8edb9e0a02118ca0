/** Nothing of the shop's is older, and nobody plans further ahead; PostgreSQL knows no year 0. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2200];

/** Whether "2026-11-20", with or without a time, is of a year that the shop has to do with. */
export function isPlausibleYear(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
