import "server-only";

import { sql } from "@/lib/db/sql";
import { RESPONSE_DAYS, RESPONSE_HOURS, type SellerPerformance } from "@/lib/sellers/rules";

/**
 * Returns the counts behind a seller's statistics and badges, in one round trip. Reviews include those of archived
 * products. Response times cover conversations started by buyers in the last 90 days, from the buyer's first message to
 * the seller's first reply. A question without a reply within 24 hours counts as late; a more recent open one does not
 * count yet. Units are those sold less those returned.
 */
export async function getSellerPerformance(id: number): Promise<SellerPerformance | null> {
  const [row] = await sql.query<SellerPerformance[]>`
    WITH parts AS MATERIALIZED (
      SELECT p.id, p.status FROM order_parts p JOIN orders o ON o.id = p.order_id
      WHERE p.seller_id = ${id} AND o.paid_at IS NOT NULL),
    listed AS (
      SELECT count(*) FILTER (WHERE moderation_status = 'approved' AND archived_at IS NULL)::int AS approved,
        coalesce(sum(rating_count), 0)::float8 AS rating_count, coalesce(sum(rating_sum), 0)::float8 AS rating_sum,
        coalesce(sum(sold_count), 0)::float8 AS units
      FROM products WHERE seller_id = ${id}),
    answers AS (
      SELECT q.created_at AS asked_at,
        extract(epoch FROM a.created_at - q.created_at)::float8 / 3600 AS hours
      FROM message_threads t
      JOIN LATERAL (SELECT sender_id, created_at, id FROM messages WHERE thread_id = t.id
        ORDER BY created_at, id LIMIT 1) q ON q.sender_id = t.buyer_id
      LEFT JOIN LATERAL (SELECT created_at FROM messages WHERE thread_id = t.id AND sender_id = t.seller_id
        ORDER BY created_at, id LIMIT 1) a ON true
      WHERE t.seller_id = ${id} AND t.last_message_at > now() - make_interval(days => ${RESPONSE_DAYS}::int)
        AND q.created_at > now() - make_interval(days => ${RESPONSE_DAYS}::int)),
    counted AS (
      SELECT count(*) FILTER (WHERE hours IS NOT NULL
          OR asked_at <= now() - make_interval(hours => ${RESPONSE_HOURS}::int))::int AS questions,
        count(*) FILTER (WHERE hours <= ${RESPONSE_HOURS})::int AS in_time,
        count(hours)::int AS answered, coalesce(sum(hours), 0)::float8 AS hours
      FROM answers)
    SELECT u.email_verified_at IS NOT NULL AS "isEmailVerified",
      EXISTS (SELECT 1 FROM payout_accounts a WHERE a.seller_id = u.id) AS "hasPayoutAccount",
      listed.approved AS "approvedProducts", listed.rating_count AS "ratingCount", listed.rating_sum AS "ratingSum",
      listed.units, counted.questions, counted.in_time AS "timelyReplies", counted.answered AS replies,
      counted.hours AS "replyHours",
      (SELECT g.reason FROM granted_badges g WHERE g.seller_id = u.id) AS "grantedReason",
      (SELECT count(*)::int FROM parts) AS orders,
      (SELECT count(*)::int FROM parts WHERE status IN ('delivered', 'completed')) AS arrived,
      (SELECT count(*)::int FROM parts WHERE
        id IN (SELECT r.part_id FROM refunds r WHERE r.kind = 'damage' AND r.status <> 'failed')
        OR (status = 'cancelled' AND id IN (SELECT c.part_id FROM order_status_changes c
          WHERE c.to_status = 'cancelled' AND c.actor_id = ${id}))) AS troubled
    FROM users u, listed, counted WHERE u.id = ${id}`;
  return row ?? null;
}
