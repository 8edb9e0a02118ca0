import "server-only";

import { lapseHolds } from "@/lib/checkout/service/lapse";
import { db } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { mailUnreadMessages } from "@/lib/messaging/jobs";
import { processOutbox } from "@/lib/notifications/jobs";
import { deliverSandboxEvents } from "@/lib/payments/sandbox-delivery";

const JOBS = {
  sandboxEvents: deliverSandboxEvents,
  lapsedHolds: lapseHolds,
  unreadMessages: mailUnreadMessages,
  outbox: processOutbox,
  staleRows: sweepStaleRows,
};

/**
 * Everything that is due now. Jobs claim their rows, so that two schedulers at once share the work; one
 * that fails does not stop the others. Answers how much each did, null where it failed.
 */
export async function runJobs() {
  const done: Record<string, number | null> = {};
  for (const [name, run] of Object.entries(JOBS)) {
    done[name] = await run().catch((error: unknown) => {
      log.error("job failed", error, { job: name });
      return null;
    });
  }
  return done;
}

/** Forgets counters, sessions, links and sent mails that no longer mean anything. */
async function sweepStaleRows() {
  const limits =
    await db.$executeRaw`DELETE FROM rate_limits WHERE window_at < now() - interval '2 hours'`;
  const sessions =
    await db.$executeRaw`DELETE FROM sessions WHERE expires_at < now() - interval '7 days'`;
  const tokens =
    await db.$executeRaw`DELETE FROM account_tokens WHERE expires_at < now() - interval '7 days'`;
  const mails = await db.$executeRaw`
    DELETE FROM outbox WHERE kind = 'mail' AND done_at < now() - interval '90 days'`;
  return limits + sessions + tokens + mails;
}
