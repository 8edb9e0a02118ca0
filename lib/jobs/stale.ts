import "server-only";

import { db } from "@/lib/core/db";

/** Forgets counters, sessions, links, sent mails and unconfirmed readers that no longer mean anything. Answers how many rows. */
export async function sweepStaleRows() {
  // The longest window is a day.
  const limits =
    await db.$executeRaw`DELETE FROM rate_limits WHERE window_at < now() - interval '25 hours'`;
  const sessions = await db.$executeRaw`DELETE FROM sessions
    WHERE expires_at < now() - interval '7 days' OR revoked_at < now() - interval '7 days'`;
  const tokens = await db.$executeRaw`DELETE FROM account_tokens
    WHERE expires_at < now() - interval '7 days' OR used_at < now() - interval '7 days'`;
  const mails = await db.$executeRaw`
    DELETE FROM outbox WHERE kind = 'mail' AND done_at < now() - interval '90 days'`;
  const news = await db.$executeRaw`
    DELETE FROM notifications WHERE created_at < now() - interval '1 year'`;
  const subscribers = await db.$executeRaw`
    DELETE FROM subscribers WHERE confirmed_at IS NULL AND created_at < now() - interval '30 days'`;
  return limits + sessions + tokens + mails + news + subscribers;
}
