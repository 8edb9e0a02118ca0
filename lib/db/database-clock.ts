import "server-only";

import { db } from "./client";

/** How long a reading holds. Between two readings the process counts on with a clock that nobody can set. */
const KEEP_MS = 60_000;

let reading: { database: number; process: number } | null = null;

/**
 * Now, by the clock that all servers share: the database's. What is promised until some time, or made once a month or
 * week, goes by it, since a machine's own clock may be minutes off. Reads it once a minute.
 */
export async function databaseNow(): Promise<Date> {
  if (!reading || performance.now() - reading.process > KEEP_MS) {
    const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
    reading = { database: row?.now.getTime() ?? Date.now(), process: performance.now() };
  }
  return new Date(reading.database + performance.now() - reading.process);
}
