import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db, type Tx, withTx } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { notify } from "@/lib/notifications/service/notify";
import { digestEmail, type Topic } from "./emails";
import { postPath } from "./paths";

/** Readers of one run, and topics of one digest; the rest are told by the next. */
const READERS = 200;
const TOPICS = 20;

const DIGEST_SECONDS = 24 * 3_600;

/**
 * Tells followers what others replied, each at most once in 24 hours and of each reply once. Idempotent; two at once
 * share the work. Answers how many digests.
 */
export async function sendForumDigests() {
  const readers = await db.$queryRaw<{ id: number }[]>`
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
    (id) => withTx((tx) => tellReader(tx, id)),
  );
}

/** One digest, or none: another job may hold the reader, or have told them meanwhile. */
async function tellReader(tx: Tx, userId: number) {
  const held = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE id = ${userId} AND disabled_at IS NULL FOR NO KEY UPDATE SKIP LOCKED`;
  if (held.length === 0 || !(await mayTell(tx, userId))) return 0;
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
    mail: digestEmail(reader, [first, ...more]),
  });
  await remember(tx, userId, topics);
  return 1;
}

/** Read after the reader is held, by a statement of its own: it sees what another job has just written. */
async function mayTell(tx: Tx, userId: number) {
  const rows = await tx.$queryRaw<object[]>`
    SELECT FROM rate_limits WHERE key = ${`forum-digest:${userId}`} AND window_at > now()`;
  return rows.length === 0;
}

type Due = Topic & { lastId: number };

/** The posts with replies that the reader was not told of, the one with the newest first. */
function readTopics(tx: Tx, userId: number) {
  return tx.$queryRaw<Due[]>`
    SELECT p.id, p.title, count(*)::int AS count, min(r.id) AS "firstId", max(r.id) AS "lastId"
    FROM forum_follows f JOIN forum_posts p ON p.id = f.post_id
      JOIN forum_replies r ON r.post_id = f.post_id AND r.id > f.told_reply_id
    WHERE f.user_id = ${userId} AND p.hidden_at IS NULL AND r.author_id <> ${userId}
      AND r.hidden_at IS NULL AND r.deleted_at IS NULL
    GROUP BY p.id, p.title ORDER BY max(r.id) DESC LIMIT ${TOPICS}`;
}

/** The window stands as long as it holds: counters are swept when their time is over. */
async function remember(tx: Tx, userId: number, topics: Due[]) {
  for (const { id, lastId } of topics) {
    await tx.forumFollow.updateMany({
      where: { userId, postId: id },
      data: { toldReplyId: lastId },
    });
  }
  await tx.$executeRaw`
    INSERT INTO rate_limits (key, window_at, count)
    VALUES (${`forum-digest:${userId}`}, now() + make_interval(secs => ${DIGEST_SECONDS}::int), 1)`;
}
