import "server-only";

import { failureReason } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";

/** Queries for violations of ledger invariants, by description. */
const CHECKS: Record<string, () => Promise<{ id: string }[]>> = {
  "ledger references that do not sum to zero": () => sql.query`
    SELECT ref AS id FROM ledger_entries GROUP BY ref HAVING sum(amount_cents) <> 0 LIMIT 5`,
  "paid orders without their entry": () => sql.query`
    SELECT o.id::text AS id FROM orders o WHERE o.paid_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM ledger_entries e WHERE e.ref = 'order:' || o.id || ':paid') LIMIT 5`,
  "refunds that the provider has not made within an hour": () => sql.query`
    SELECT id::text AS id FROM refunds WHERE status = 'pending'
      AND created_at < now() - interval '1 hour' LIMIT 5`,
  "payouts on their way for more than ten days": () => sql.query`
    SELECT id::text AS id FROM payouts WHERE status = 'pending'
      AND created_at < now() - interval '10 days' LIMIT 5`,
  "more money owed than is at the provider": () => sql.query`
    SELECT 'all' AS id FROM ledger_entries
    WHERE account IN ('provider_clearing', 'disputed_funds') HAVING coalesce(sum(amount_cents), 0) < 0`,
};

/**
 * Checks the ledger; a violation fails the job, so that the admin sees it. Returns the number of passed checks.
 * @throws Error naming each finding
 */
export async function reconcile() {
  const findings: string[] = [];
  for (const [name, find] of Object.entries(CHECKS)) {
    // A check that fails to run is a finding itself and does not stop the others.
    const rows = await find().catch((error: unknown) => [{ id: failureReason(error) }]);
    if (rows.length > 0) findings.push(`${name}: ${rows.map(({ id }) => id).join(", ")}`);
  }
  if (findings.length > 0) throw new Error(findings.join("; "));
  return Object.keys(CHECKS).length;
}
