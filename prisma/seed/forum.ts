import { db, type Tx } from "@/lib/db/client";
import { minutesAfter } from "./clock";
import { FORUM_POSTS, type PostContent } from "./content/forum";

const HOUR = 60;

type House = { people: ReadonlyMap<string, number>; categories: ReadonlyMap<string, number> };

/** What people talk about. A forum in which somebody has written is left alone. */
export async function seedForum(now: Date) {
  if ((await db.forumPost.count()) > 0) return;
  const [users, rows] = await Promise.all([
    db.user.findMany({ select: { id: true, username: true } }),
    db.forumCategory.findMany({ select: { id: true, slug: true } }),
  ]);
  const house = {
    people: new Map(users.map(({ id, username }) => [username, id])),
    categories: new Map(rows.map(({ id, slug }) => [slug, id])),
  };
  // The oldest first, so that ids and times agree.
  const posts = [...FORUM_POSTS].sort((one, other) => other.hoursAgo - one.hoursAgo);
  await db.$transaction(
    async (tx) => {
      for (const post of posts) await writePost(tx, { post, house, now });
    },
    { timeout: 60_000 },
  );
}

/** A post whose author or category is gone is left out. */
async function writePost(
  tx: Tx,
  { post, house, now }: { post: PostContent; house: House; now: Date },
) {
  const authorId = house.people.get(post.who);
  const categoryId = house.categories.get(post.category);
  if (!authorId || !categoryId) return;
  const { title, words: content, views: viewCount, isPinned = false, isLocked = false } = post;
  const createdAt = minutesAfter(now, -post.hoursAgo * HOUR);
  const { id: postId } = await tx.forumPost.create({
    data: { authorId, categoryId, title, content, viewCount, isPinned, isLocked, createdAt },
  });
  const step = ((post.hoursAgo - 1) * HOUR) / (post.replies.length + 1);
  const ids: number[] = [];
  for (const [at, [who, words, quoted]] of post.replies.entries()) {
    const data = {
      postId,
      authorId: house.people.get(who) ?? authorId,
      content: words,
      quotedId: quoted === undefined ? null : (ids[quoted] ?? null),
      createdAt: minutesAfter(createdAt, step * (at + 1)),
    };
    ids.push((await tx.forumReply.create({ data })).id);
  }
  // Everybody who took part follows, and knows all that was said.
  const writers = [post.who, ...post.replies.map(([who]) => who)];
  const followers = new Set(writers.map((who) => house.people.get(who) ?? authorId));
  const toldReplyId = ids.at(-1) ?? 0;
  await tx.forumFollow.createMany({
    data: [...followers].map((userId) => ({ userId, postId, toldReplyId, createdAt })),
  });
}
