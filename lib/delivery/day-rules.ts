/** The date in Minnesota without daylight saving time: precise enough to detect the end of a day. */
export function roughDayAtHome(date: Date): string {
  return new Date(date.getTime() - 6 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
