import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { toNetwork, widenForNetwork } from "@/lib/core/network";
import { consumeLimit, refundLimit } from "@/lib/db/rate-limit";
import { sql } from "@/lib/db/sql";
import { getLiveCode } from "./queries";

/** Maximum number of unknown codes per hour, per account and per network. */
const TRIES = 10;
const HOUR = 3_600;

/**
 * `getLiveCode` with a limit on guesses; a valid code is not counted. `address` is the client's.
 * @throws DomainError invalid (no such code), limited (10 unknown codes an hour per account and per network)
 */
export async function tryCode(viewer: Viewer, code: string, address?: string) {
  const limits = [{ key: `codes:${viewer.id}`, max: TRIES, seconds: HOUR }];
  if (address) {
    const key = `codes-network:${toNetwork(address)}`;
    limits.push({ key, max: widenForNetwork(TRIES, address), seconds: HOUR });
  }
  // Consumed before the lookup, so that concurrent guesses are counted too.
  for (const limit of limits) await consumeLimit(limit);
  const refundLimits = () => Promise.all(limits.map(refundLimit));
  const promotion = await getLiveCode(viewer, code).catch(async (error: unknown) => {
    // A used-up or ended code was not a guess.
    if (await isExistingCode(code)) await refundLimits();
    throw error;
  });
  await refundLimits();
  return promotion;
}

async function isExistingCode(code: string) {
  const [row] = await sql.query<{ exists: boolean }[]>`
    SELECT EXISTS (SELECT FROM promotions WHERE lower(code) = lower(${code})) AS exists`;
  return row?.exists ?? false;
}
