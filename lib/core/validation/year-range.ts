/** Range of plausible years; PostgreSQL has no year 0. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2200];

/** Whether the year of an ISO date, with or without a time, is plausible. */
export function isPlausibleYear(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
