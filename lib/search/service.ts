import "server-only";

import { db } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { fold } from "./fold";

const MISS_LENGTH = 100;

/** Keeps words that found nothing, for an admin to turn into aliases. Never fails what it is called from. */
export async function countMiss(search: string | undefined) {
  const query = fold(search ?? "").slice(0, MISS_LENGTH);
  if (!query) return;
  try {
    await db.$executeRaw`INSERT INTO search_misses (query) VALUES (${query})
      ON CONFLICT (query) DO UPDATE SET count = search_misses.count + 1, last_at = now()`;
  } catch (error) {
    log.error("A search that found nothing could not be counted", error);
  }
}
