import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { type Tx, withTx } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { notify } from "@/lib/notifications/service/notify";
import { digestEmail, type Topic } from "./emails";
import { postPath } from "./rules";

/** Maximum readers per run and topics per digest; the rest follow in the next run. */
const READERS = 200;
const TOPICS = 20;

const DIGEST_SECONDS = 24 * 3_600;

/**
 * Emails followers a digest of new replies, at most once in 24 hours and once per reply. Idempotent; parallel runs
 * share the work. Returns the number of digests.
 */
export async function sendForumDigests() {
  const readers = await sql.query<{ id: number }[]>`
    SELECT DISTINCT f.user_id AS id
    FROM forum_follows f JOIN forum_posts p ON p.id = f.post_id JOIN users u ON u.id = f.user_id
    WHERE p.hidden_at IS NULL AND p.reply_count > 0 AND u.disabled_at IS NULL
      AND NOT EXISTS (SELECT FROM rate_limits l
        WHERE l.key = 'forum-digest:' || f.user_id AND l.window_at > now())
      AND EXISTS (SELECT FROM forum_replies r WHERE r.post_id = f.post_id AND r.id > f.told_reply_id
        AND r.author_id <> f.user_id AND r.hidden_at IS NULL AND r.deleted_at IS NULL)
      AND ${canRetry("forumDigests", Prisma.sql`f.user_id`)}
    ORDER BY f.user_id LIMIT ${READERS}`;
  return processRows(
    "forumDigests",
    readers.map(({ id }) => id),
    (id) => withTx((tx) => notifyReader(tx, id)),
  );
}

/** Sends one digest, or none if another job has locked the reader or notified them meanwhile. */
async function notifyReader(tx: Tx, userId: number) {
  const lockedRows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE id = ${userId} AND disabled_at IS NULL FOR NO KEY UPDATE SKIP LOCKED`;
  if (lockedRows.length === 0 || !(await canNotify(tx, userId))) return 0;
  const topics = await readTopics(tx, userId);
  const [first, ...more] = topics;
  if (!first) return 0;
  const newest = Math.max(...topics.map(({ lastId }) => lastId));
  const reader = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true, email: true, locale: true },
  });
  await notify(tx, {
    userId,
    kind: "forum",
    key: `forum:${userId}:${newest}`,
    values: { title: first.title, more: more.length > 0 ? "yes" : "no" },
    href: postPath(first.id, first.firstId),
    email: digestEmail(reader, [first, ...more]),
  });
  await markNotified(tx, userId, topics);
  return 1;
}

/** A separate statement after the lock, so that it sees the writes of other jobs. */
async function canNotify(tx: Tx, userId: number) {
  const rows = await tx.$queryRaw<object[]>`
    SELECT FROM rate_limits WHERE key = ${`forum-digest:${userId}`} AND window_at > now()`;
  return rows.length === 0;
}

type Due = Topic & { lastId: number };

/** Returns the posts with replies that the reader was not notified of, newest reply first. */
function readTopics(tx: Tx, userId: number) {
  return tx.$queryRaw<Due[]>`
    SELECT p.id, p.title, count(*)::int AS count, min(r.id) AS "firstId", max(r.id) AS "lastId"
    FROM forum_follows f JOIN forum_posts p ON p.id = f.post_id
      JOIN forum_replies r ON r.post_id = f.post_id AND r.id > f.told_reply_id
    WHERE f.user_id = ${userId} AND p.hidden_at IS NULL AND r.author_id <> ${userId}
      AND r.hidden_at IS NULL AND r.deleted_at IS NULL
    GROUP BY p.id, p.title ORDER BY max(r.id) DESC LIMIT ${TOPICS}`;
}

/** The expiry is the end of the window, because expired counters are deleted. */
async function markNotified(tx: Tx, userId: number, topics: Due[]) {
  for (const { id, lastId } of topics) {
    await tx.forumFollow.updateMany({
      where: { userId, postId: id },
      data: { notifiedReplyId: lastId },
    });
  }
  await tx.$executeRaw`
    INSERT INTO rate_limits (key, window_at, count)
    VALUES (${`forum-digest:${userId}`}, now() + make_interval(secs => ${DIGEST_SECONDS}::int), 1)`;
}
