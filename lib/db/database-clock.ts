import "server-only";

import { sql } from "./sql";

/** Maximum age of a reading in ms. In between, the process adds the elapsed time of a monotonic clock. */
const MAX_AGE_MS = 60_000;

let reading: { database: number; process: number } | null = null;

/**
 * Returns the current time of the database, which all servers share. Deadlines and monthly or weekly jobs use it, since
 * a server's own clock may be minutes off. Queries the database once a minute.
 */
export async function databaseNow(): Promise<Date> {
  if (!reading || performance.now() - reading.process > MAX_AGE_MS) {
    const [row] = await sql.query<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
    reading = { database: row?.now.getTime() ?? Date.now(), process: performance.now() };
  }
  return new Date(reading.database + performance.now() - reading.process);
}
