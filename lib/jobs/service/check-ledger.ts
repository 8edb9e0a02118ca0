import "server-only";

import { db } from "@/lib/db/client";
import { failureReason } from "@/lib/db/job-rows";

/** What must never be found in the books; each names what is wrong. */
const CHECKS: Record<string, () => Promise<{ id: string }[]>> = {
  "ledger references that do not sum to zero": () => db.$queryRaw`
    SELECT ref AS id FROM ledger_entries GROUP BY ref HAVING sum(amount_cents) <> 0 LIMIT 5`,
  "paid orders without their entry": () => db.$queryRaw`
    SELECT o.id::text AS id FROM orders o WHERE o.paid_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM ledger_entries e WHERE e.ref = 'order:' || o.id || ':paid') LIMIT 5`,
  "refunds that the provider has not made within an hour": () => db.$queryRaw`
    SELECT id::text AS id FROM refunds WHERE status = 'pending'
      AND created_at < now() - interval '1 hour' LIMIT 5`,
  "payouts on their way for more than ten days": () => db.$queryRaw`
    SELECT id::text AS id FROM payouts WHERE status = 'pending'
      AND created_at < now() - interval '10 days' LIMIT 5`,
  "more money owed than is at the provider": () => db.$queryRaw`
    SELECT 'all' AS id FROM ledger_entries
    WHERE account IN ('provider_clearing', 'disputed_funds') HAVING coalesce(sum(amount_cents), 0) < 0`,
};

/**
 * Looks through the books; what is wrong fails the job, so that the admin sees it. Answers how many checks held.
 * @throws Error naming each finding
 */
export async function reconcile() {
  const findings: string[] = [];
  for (const [name, find] of Object.entries(CHECKS)) {
    // A check that cannot run is a finding of its own and does not keep the others from running.
    const rows = await find().catch((error: unknown) => [{ id: failureReason(error) }]);
    if (rows.length > 0) findings.push(`${name}: ${rows.map(({ id }) => id).join(", ")}`);
  }
  if (findings.length > 0) throw new Error(findings.join("; "));
  return Object.keys(CHECKS).length;
}
