import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { limitsAt } from "@/lib/forum/rules";

type Written = { ageHours: number; topics: number; replies: number };
type Wait = { seconds: number | null };

/**
 * Makes room for one more post or reply of the viewer's. Rows of the last 24 hours are counted while the author's row is
 * held, so that the limit is exact however many are sent at once. Take it before any post is locked.
 * @throws DomainError forbidden (unconfirmed e-mail), limited
 */
export async function assertPostingLimit(
  tx: Tx,
  { id, isEmailVerified }: Viewer,
  kind: "topics" | "replies",
) {
  if (!isEmailVerified) throw new DomainError("forbidden", "emailUnverified");
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`;
  // A statement of its own: it sees what was committed while we waited for the row.
  const [written] = await tx.$queryRaw<Written[]>`
    SELECT extract(epoch FROM now() - u.created_at)::float8 / 3600 AS "ageHours",
      (SELECT count(*)::int FROM forum_posts WHERE author_id = ${id}
        AND created_at > now() - interval '24 hours') AS topics,
      (SELECT count(*)::int FROM forum_replies WHERE author_id = ${id}
        AND created_at > now() - interval '24 hours') AS replies
    FROM users u WHERE u.id = ${id}`;
  if (!written) throw new DomainError("unauthenticated", "signInRequired");
  if (written[kind] < limitsAt(written.ageHours)[kind]) return;
  throw new DomainError("limited", "tooManyAttempts", { seconds: await secondsLeft(tx, id, kind) });
}

/**
 * Until the oldest row of the last 24 hours no longer counts. Of now: who waited for the row began before some of them
 * were written.
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
