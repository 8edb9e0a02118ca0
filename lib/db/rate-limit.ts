import "server-only";

import { DomainError } from "@/lib/core/errors";
import { toNetwork, widenForNetwork } from "@/lib/core/network";
import { db } from "./client";
import { sql } from "./sql";

type Limit = {
  /** The action and its subject, such as "login:account:a@b.c". */
  key: string;
  max: number;
  /** Length of the window in seconds. */
  seconds: number;
};

/**
 * Counts one use and refuses it when the limit of the window is exceeded. Counters are stored in the database, so that
 * they apply across all server processes; windows are fixed and use the database's clock.
 * @throws DomainError limited, with the seconds to wait
 */
export async function consumeLimit({ key, max, seconds }: Limit) {
  const [row] = await sql.query<{ count: number; wait: number }[]>`
    INSERT INTO rate_limits (key, window_at, count)
    VALUES (${key}, to_timestamp(floor(extract(epoch FROM now()) / ${seconds}::int) * ${seconds}::int), 1)
    ON CONFLICT (key, window_at) DO UPDATE SET count = rate_limits.count + 1
    RETURNING count,
      ceil(extract(epoch FROM window_at) + ${seconds}::int - extract(epoch FROM now()))::int AS wait`;
  if (row && row.count > max) throw tooMany(row.wait);
}

/** Counts one use and returns whether the limit of the window still allows it. */
export function isWithinLimit(limit: Limit): Promise<boolean> {
  return consumeLimit(limit).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.kind === "limited") return false;
      throw error;
    },
  );
}

/**
 * Refuses when the uses of the last `seconds` have reached the limit, without counting.
 * @throws DomainError limited
 */
export async function assertBelowLimit({ key, max, seconds }: Limit) {
  const [row] = await sql.query<{ count: number; wait: number }[]>`
    SELECT coalesce(sum(count), 0)::float8 AS count,
      ceil(extract(epoch FROM min(window_at)) + ${seconds}::int - extract(epoch FROM now()))::int AS wait
    FROM rate_limits WHERE key = ${key} AND window_at > now() - make_interval(secs => ${seconds}::int)`;
  if (row && row.count >= max) throw tooMany(row.wait);
}

/** Subtracts one use of the current window: it was not of the limited kind. */
export async function refundLimit({ key, seconds }: Pick<Limit, "key" | "seconds">) {
  await sql.execute`
    WITH used AS (
      SELECT key, window_at FROM rate_limits WHERE key = ${key}
        AND window_at = to_timestamp(floor(extract(epoch FROM now()) / ${seconds}::int) * ${seconds}::int)
      FOR UPDATE),
    emptied AS (
      DELETE FROM rate_limits r USING used WHERE r.key = used.key AND r.window_at = used.window_at AND r.count = 1)
    UPDATE rate_limits r SET count = r.count - 1 FROM used
    WHERE r.key = used.key AND r.window_at = used.window_at AND r.count > 1`;
}

/** Records one failure; failures are separate rows, so that the window slides. */
export async function recordFailure(key: string) {
  await sql.execute`
    INSERT INTO rate_limits (key, window_at, count) VALUES (${key}, date_trunc('second', now()), 1)
    ON CONFLICT (key, window_at) DO UPDATE SET count = rate_limits.count + 1`;
}

/**
 * Records an attempt before it is checked, so that parallel attempts cannot exceed the limit; reset the limit, or refund
 * the attempt, after a successful one. Attempts beyond the limit are not recorded, so that they do not extend it.
 * @throws DomainError limited
 */
export async function countAttempt(limit: Limit) {
  await assertBelowLimit(limit);
  await recordFailure(limit.key);
  await assertBelowLimit({ ...limit, max: limit.max + 1 });
}

/** Subtracts one attempt that `countAttempt` recorded: it was a success. */
export async function refundAttempt(key: string) {
  await sql.execute`
    WITH latest AS (
      SELECT key, window_at FROM rate_limits WHERE key = ${key} ORDER BY window_at DESC LIMIT 1 FOR UPDATE),
    emptied AS (
      DELETE FROM rate_limits r USING latest
      WHERE r.key = latest.key AND r.window_at = latest.window_at AND r.count = 1)
    UPDATE rate_limits r SET count = r.count - 1 FROM latest
    WHERE r.key = latest.key AND r.window_at = latest.window_at AND r.count > 1`;
}

/** Deletes the counts of `key`. */
export async function resetLimit(key: string) {
  await db.rateLimit.deleteMany({ where: { key } });
}

/**
 * Same as `consumeLimit`, for the network of a client's address (the /64 of IPv6).
 * @throws DomainError limited
 */
export function consumeNetworkLimit(
  name: string,
  address: string,
  { max, seconds }: Omit<Limit, "key">,
) {
  const key = `${name}:${toNetwork(address)}`;
  return consumeLimit({ key, max: widenForNetwork(max, address), seconds });
}

function tooMany(seconds: number) {
  return new DomainError("limited", "tooManyAttempts", { seconds: Math.max(1, seconds) });
}
