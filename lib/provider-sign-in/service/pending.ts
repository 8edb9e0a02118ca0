import "server-only";

import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";

import type { PendingIdentity } from "@/generated/prisma/client";
import { hashToken } from "@/lib/accounts/service/tokens";
import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { consumeLimit, consumeNetworkLimit } from "@/lib/db/rate-limit";
import { sql } from "@/lib/db/sql";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { connectCodeEmail } from "@/lib/provider-sign-in/emails";
import type { Identity } from "@/lib/provider-sign-in/identity";

/** Seconds for which an identity waits for a proof. */
export const PENDING_SECONDS = 15 * 60;

const HOUR = 3_600;

/** Emails with a code to one address, and from one network, in an hour. */
const CODES_PER_ADDRESS = { max: 5, seconds: HOUR };
const CODES_PER_NETWORK = { max: 20, seconds: HOUR };

/** Attempts per code; also a constraint of the table. */
const MAX_ATTEMPTS = 5;

/**
 * Stores an identity that waits for a proof. Returns the secret of the browser that may give it.
 * @throws DomainError limited (30 an hour and network)
 */
export async function createPending(identity: Identity, address: string): Promise<string> {
  await consumeNetworkLimit("pending-identity", address, { max: 30, seconds: HOUR });
  const secret = randomBytes(32).toString("base64url");
  const { provider, subject, isEmailVerified, name } = identity;
  await db.pendingIdentity.create({
    data: {
      provider,
      subject,
      isEmailVerified,
      name,
      email: identity.email ?? "",
      secretHash: hashToken(secret),
      expiresAt: new Date(Date.now() + PENDING_SECONDS * 1_000),
    },
  });
  return secret;
}

/**
 * Returns the identity that waits in this browser.
 * @throws DomainError invalid if it has expired or is connected
 */
export async function requirePending(secret: string): Promise<PendingIdentity> {
  const pending = await findPending(secret);
  if (!pending) throw new DomainError("invalid", "pendingExpired");
  return pending;
}

/** Returns the identity that waits in this browser; null if there is none. */
export async function findPending(secret: string): Promise<PendingIdentity | null> {
  return db.pendingIdentity.findFirst({
    where: { secretHash: hashToken(secret), usedAt: null, expiresAt: { gt: new Date() } },
  });
}

/**
 * Emails a code to the address of the identity; earlier codes are invalidated.
 * @throws DomainError invalid (expired), limited
 */
export async function sendCode(secret: string, address: string, locale: string) {
  const { id, email, provider } = await requirePending(secret);
  await consumeNetworkLimit("identity-codes", address, CODES_PER_NETWORK);
  await consumeLimit({ key: `identity-codes:${email}`, ...CODES_PER_ADDRESS });
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await withTx(async (tx) => {
    await tx.pendingIdentity.update({
      where: { id },
      data: { codeHash: hashCode(id, code), codeAttempts: 0 },
    });
    const message = connectCodeEmail({ email, locale }, { code, provider });
    await queueEmail(tx, `identity-code:${id}:${randomUUID()}`, message);
  });
}

/**
 * Checks an emailed code; each attempt counts, also parallel ones.
 * @throws DomainError invalid (expired, wrong, or five attempts were made)
 */
export async function requireCode(secret: string, code: string): Promise<PendingIdentity> {
  const pending = await requirePending(secret);
  const [row] = await sql.query<{ hash: string }[]>`
    UPDATE pending_identities SET code_attempts = code_attempts + 1
    WHERE id = ${pending.id} AND code_hash IS NOT NULL AND code_attempts < ${MAX_ATTEMPTS}::int
    RETURNING code_hash AS hash`;
  if (!row || !isEqual(row.hash, hashCode(pending.id, code))) {
    throw new DomainError("invalid", "emailCodeWrong");
  }
  return pending;
}

/** Marks an identity as connected, once. @throws DomainError invalid if it was before or has expired */
export async function consumePending(tx: Tx, { id }: PendingIdentity) {
  const { count } = await tx.pendingIdentity.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
  });
  if (count === 0) throw new DomainError("invalid", "pendingExpired");
}

/** The database alone does not reveal the code, although there are only a million. */
function hashCode(id: number, code: string) {
  return createHmac("sha256", String(env.NEXTAUTH_SECRET))
    .update(`identity-code:${id}:${code}`)
    .digest("base64url");
}

function isEqual(expected: string, actual: string) {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
