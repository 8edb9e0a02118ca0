import { db, type Tx } from "@/lib/db/client";
import { minutesAfter } from "./clock";
import { FORUM_POSTS, type PostContent } from "./content/forum";

const HOUR = 60;

type Ids = { people: ReadonlyMap<string, number>; categories: ReadonlyMap<string, number> };

/** Seeds forum posts and replies, if the forum is empty. */
export async function seedForum(now: Date) {
  if ((await db.forumPost.count()) > 0) return;
  const [users, rows] = await Promise.all([
    db.user.findMany({ select: { id: true, username: true } }),
    db.forumCategory.findMany({ select: { id: true, slug: true } }),
  ]);
  const ids = {
    people: new Map(users.map(({ id, username }) => [username, id])),
    categories: new Map(rows.map(({ id, slug }) => [slug, id])),
  };
  // Oldest first, so that ids grow with time.
  const posts = [...FORUM_POSTS].sort((forumPost, other) => other.hoursAgo - forumPost.hoursAgo);
  await db.$transaction(
    async (tx) => {
      for (const post of posts) await writePost(tx, { post, ids, now });
    },
    { timeout: 60_000 },
  );
}

/** Creates a post, unless its author or category was deleted. */
async function writePost(tx: Tx, { post, ids, now }: { post: PostContent; ids: Ids; now: Date }) {
  const authorId = ids.people.get(post.who);
  const categoryId = ids.categories.get(post.category);
  if (!authorId || !categoryId) return;
  const { locale = "en", title, content, views: viewCount } = post;
  const { isPinned = false, isLocked = false } = post;
  const createdAt = minutesAfter(now, -post.hoursAgo * HOUR);
  const { id: postId } = await tx.forumPost.create({
    data: {
      authorId,
      categoryId,
      locale,
      title,
      content,
      viewCount,
      isPinned,
      isLocked,
      createdAt,
    },
  });
  const step = ((post.hoursAgo - 1) * HOUR) / (post.replies.length + 1);
  const replyIds: number[] = [];
  for (const [index, [author, content, quotedIndex]] of post.replies.entries()) {
    const data = {
      postId,
      authorId: ids.people.get(author) ?? authorId,
      locale,
      content,
      quotedId: quotedIndex === undefined ? null : (replyIds[quotedIndex] ?? null),
      createdAt: minutesAfter(createdAt, step * (index + 1)),
    };
    replyIds.push((await tx.forumReply.create({ data })).id);
  }
  // All participants follow the post and have been notified of all replies.
  const writers = [post.who, ...post.replies.map(([who]) => who)];
  const followers = new Set(writers.map((who) => ids.people.get(who) ?? authorId));
  const notifiedReplyId = replyIds.at(-1) ?? 0;
  await tx.forumFollow.createMany({
    data: [...followers].map((userId) => ({ userId, postId, notifiedReplyId, createdAt })),
  });
}
