import "server-only";

import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { Prisma } from "@/generated/prisma/client";
import { DomainError } from "@/lib/core/errors";
import { db } from "./client";
import { consumeLimit } from "./rate-limit";
import { sql } from "./sql";

const KEY_PATTERN = /^[\w-]{16,64}$/;

/** Seconds after which a request without a response counts as crashed, and another one may run in its place. */
const CRASHED_AFTER_SECONDS = 60;

/** Requests with a key per account and day, each of which stores its result. */
const DAILY = { max: 2_000, seconds: 86_400 };

const POLL_MS = 100;
const MAX_POLLS = 100;

type Sent = { userId: number; path: string; body: unknown };

/**
 * Runs a mutation once per key of a user and returns its result; a repeated request gets the result of the first one,
 * also while that one runs. A refused mutation can be sent again with the same key. Without a valid key, it just runs.
 * @throws DomainError conflict (the key belongs to another request, or the first one is still running), limited
 */
export async function runOnce<T>(
  key: string | null,
  { userId, path, body }: Sent,
  run: () => Promise<T>,
): Promise<T> {
  if (!key || !KEY_PATTERN.test(key)) return run();
  await consumeLimit({ key: `idempotent-requests:${userId}`, ...DAILY });
  const digest = createHash("sha256")
    .update(`${path} ${JSON.stringify(body)}`)
    .digest("base64url");
  const where = { userId_key: { userId, key } };
  const first = await waitForFirst({ userId, key, digest });
  // Safe: the body is the result of `run` for the same request.
  if (first) return (first as { result: T }).result;
  try {
    const result = await run();
    await db.idempotentRequest.update({ where, data: { body: toJson({ result }) } });
    return result;
  } catch (error) {
    await db.idempotentRequest.deleteMany({
      where: { userId, key, body: { equals: Prisma.DbNull } },
    });
    throw error;
  }
}

/** Reserves the key and returns null, or returns the response of the request that had it first. */
async function waitForFirst({ userId, key, digest }: Claim): Promise<Prisma.JsonValue> {
  for (let poll = 0; !(await claim({ userId, key, digest })); poll++) {
    const first = await db.idempotentRequest.findUnique({ where: { userId_key: { userId, key } } });
    if (first && first.digest !== digest) throw new DomainError("conflict", "requestKeyUsed");
    if (first?.body) return first.body;
    if (poll === MAX_POLLS) throw new DomainError("conflict", "tryAgain");
    await sleep(POLL_MS);
  }
  return null;
}

/** Results of services are JSON already, but for missing properties. */
const toJson = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));

type Claim = { userId: number; key: string; digest: string };

/** Reserves a key, also one whose request crashed. Returns whether the caller has it now. */
async function claim({ userId, key, digest }: Claim): Promise<boolean> {
  const count = await sql.execute`
    INSERT INTO idempotent_requests (user_id, key, digest) VALUES (${userId}, ${key}, ${digest})
    ON CONFLICT (user_id, key) DO UPDATE SET created_at = now()
    WHERE idempotent_requests.body IS NULL AND idempotent_requests.digest = excluded.digest
      AND idempotent_requests.created_at < now() - make_interval(secs => ${CRASHED_AFTER_SECONDS}::int)`;
  return count === 1;
}
