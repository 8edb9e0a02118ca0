import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { sql } from "@/lib/db/sql";
import { IS_IMPORTED, IS_PENDING } from "@/lib/moderation/import-sql";

/**
 * Returns the number of pending decisions, open tickets and failed job rows.
 * @throws DomainError unauthenticated, forbidden
 */
export async function countWaiting(viewer: Viewer | null) {
  requireAdmin(requireSignedIn(viewer));
  const [row] = await sql.query<{ approvals: number; tickets: number; jobs: number }[]>`
    SELECT ((SELECT count(*) FROM products p JOIN users u ON u.id = p.seller_id
          WHERE ${IS_PENDING} AND u.disabled_at IS NULL AND NOT ${IS_IMPORTED})
        + (SELECT count(DISTINCT i.id) FROM product_imports i JOIN product_import_rows r ON r.import_id = i.id
          CROSS JOIN LATERAL (SELECT * FROM products WHERE products.id = r.product_id OFFSET 0) p JOIN users u ON u.id = p.seller_id
          WHERE i.finished_at IS NOT NULL AND r.state = 'created' AND ${IS_PENDING} AND u.disabled_at IS NULL)
        + (SELECT count(*) FROM product_revisions v JOIN products p ON p.id = v.product_id
          JOIN users u ON u.id = p.seller_id
          WHERE v.status = 'pending' AND p.archived_at IS NULL AND u.disabled_at IS NULL)
        + (SELECT count(*) FROM certificates c JOIN products p ON p.id = c.product_id
          WHERE c.status = 'pending' AND p.archived_at IS NULL)
        + (SELECT count(*) FROM businesses WHERE status = 'pending')
        + (SELECT count(*) FROM listing_requests WHERE status = 'pending')
        + (SELECT count(*) FROM seller_applications WHERE status = 'pending')
        + (SELECT count(*) FROM wholesale_applications WHERE status = 'pending')
        + (SELECT count(*) FROM customer_stories WHERE status = 'pending')
        + (SELECT count(DISTINCT (kind, subject_id)) FROM content_reports WHERE outcome IS NULL))::int AS approvals,
      (SELECT count(*)::int FROM support_tickets WHERE status = 'open') AS tickets,
      ((SELECT count(*) FROM job_failures WHERE failed_at IS NOT NULL)
        + (SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL AND done_at IS NULL))::int AS jobs`;
  return row ?? { approvals: 0, tickets: 0, jobs: 0 };
}
