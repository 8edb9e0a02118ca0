import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { limitsAt } from "@/lib/forum/rules";

type Written = { ageHours: number; topics: number; replies: number };
type Wait = { seconds: number | null };

/**
 * Requires that the viewer may write one more post or reply. Rows of the last 24 hours are counted under a lock on the
 * author's row, so that the limit is exact for parallel requests. Call it before locking a post.
 * @throws DomainError forbidden (unconfirmed e-mail), limited
 */
export async function assertPostingLimit(
  tx: Tx,
  { id, isEmailVerified }: Viewer,
  kind: "topics" | "replies",
) {
  if (!isEmailVerified) throw new DomainError("forbidden", "emailUnverified");
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`;
  // A separate statement, so that it sees rows committed while it waited for the lock.
  const [counts] = await tx.$queryRaw<Written[]>`
    SELECT extract(epoch FROM now() - u.created_at)::float8 / 3600 AS "ageHours",
      (SELECT count(*)::int FROM forum_posts WHERE author_id = ${id}
        AND created_at > now() - interval '24 hours') AS topics,
      (SELECT count(*)::int FROM forum_replies WHERE author_id = ${id}
        AND created_at > now() - interval '24 hours') AS replies
    FROM users u WHERE u.id = ${id}`;
  if (!counts) throw new DomainError("unauthenticated", "signInRequired");
  if (counts[kind] < limitsAt(counts.ageHours)[kind]) return;
  throw new DomainError("limited", "tooManyAttempts", { seconds: await secondsLeft(tx, id, kind) });
}

/**
 * Returns the seconds until the oldest row of the last 24 hours no longer counts. Uses the statement time, since the
 * transaction may have started before some rows were written.
 */
async function secondsLeft(tx: Tx, id: number, kind: "topics" | "replies") {
  const [row] =
    kind === "topics"
      ? await tx.$queryRaw<Wait[]>`
          SELECT ceil(extract(epoch FROM min(created_at) + interval '24 hours' - statement_timestamp()))::int AS seconds
          FROM forum_posts WHERE author_id = ${id} AND created_at > now() - interval '24 hours'`
      : await tx.$queryRaw<Wait[]>`
          SELECT ceil(extract(epoch FROM min(created_at) + interval '24 hours' - statement_timestamp()))::int AS seconds
          FROM forum_replies WHERE author_id = ${id} AND created_at > now() - interval '24 hours'`;
  return Math.max(1, row?.seconds ?? 1);
}
