import "server-only";

import { createHash, randomBytes } from "node:crypto";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { consumeLimit, consumeNetworkLimit } from "@/lib/db/rate-limit";
import { sql } from "@/lib/db/sql";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { alreadySubscribedEmail, confirmSubscriptionEmail } from "./emails";
import type { SubscribeInput, SubscriptionToken } from "./schema";

const HOUR = 3_600;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/**
 * Emails a link that confirms the address; the response is the same for every address. Only the newest link is valid,
 * for seven days. `address` is the client's.
 * @throws DomainError limited (5 an hour and address, 3 an hour and e-mail)
 */
export async function subscribe(
  _viewer: Viewer | null,
  { email, locale }: SubscribeInput,
  { address }: { address: string },
) {
  await consumeNetworkLimit("letters", address, { max: 5, seconds: HOUR });
  await consumeLimit({ key: `letters:${email}`, max: 3, seconds: HOUR });
  await withTx(async (tx) => {
    const secret = randomBytes(32).toString("base64url");
    const { id, isReader } = await saveSubscriber(tx, { email, locale }, hashOf(secret));
    const createEmail = isReader ? alreadySubscribedEmail : confirmSubscriptionEmail;
    const key = `letters:${id}:${hashOf(secret).slice(0, 16)}`;
    await queueEmail(tx, key, createEmail({ email, locale }, secret));
  });
}

/** Retains a confirmed subscription; otherwise starts a new one. */
async function saveSubscriber(tx: Tx, { email, locale }: SubscribeInput, hash: string) {
  const [row] = await tx.$queryRaw<{ id: number; isReader: boolean }[]>`
    INSERT INTO subscribers AS s (email, locale, token_hash) VALUES (${email}, ${locale}, ${hash})
    ON CONFLICT (lower(email)) DO UPDATE SET locale = excluded.locale, token_hash = excluded.token_hash,
      created_at = CASE WHEN s.confirmed_at IS NOT NULL AND s.unsubscribed_at IS NULL THEN s.created_at ELSE now() END,
      confirmed_at = CASE WHEN s.unsubscribed_at IS NULL THEN s.confirmed_at END,
      unsubscribed_at = NULL
    RETURNING id, confirmed_at IS NOT NULL AS "isReader"`;
  if (!row) throw new Error("a subscriber was neither added nor found");
  return row;
}

/**
 * Confirms an address, once.
 * @throws DomainError invalid for a link that was used, is older than seven days or never was
 */
export async function confirmSubscription(_viewer: Viewer | null, { secret }: SubscriptionToken) {
  const updatedCount = await sql.execute`
    UPDATE subscribers SET confirmed_at = now()
    WHERE token_hash = ${hashOf(secret)} AND confirmed_at IS NULL AND unsubscribed_at IS NULL
      AND created_at > now() - interval '7 days'`;
  if (updatedCount === 0) throw new DomainError("invalid", "linkInvalid");
}

/**
 * Ends the newsletters to an address, also before confirmation.
 * @throws DomainError invalid for a link that was used or never was
 */
export async function unsubscribe(_viewer: Viewer | null, { secret }: SubscriptionToken) {
  const updatedCount = await sql.execute`
    UPDATE subscribers SET unsubscribed_at = now()
    WHERE token_hash = ${hashOf(secret)} AND unsubscribed_at IS NULL`;
  if (updatedCount === 0) throw new DomainError("invalid", "linkInvalid");
}
