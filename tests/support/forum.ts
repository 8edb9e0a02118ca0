import type { Role, Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createPost } from "@/lib/forum/service/posts";
import { createReply } from "@/lib/forum/service/replies";
import { createUser } from "./factories";

const DAY_MS = 24 * 3_600_000;

/** Creates a user whose account is older than a day. */
export async function createMember(role: Role = "buyer"): Promise<Viewer> {
  const member = await createUser({ role });
  const createdAt = new Date(Date.now() - 2 * DAY_MS);
  await db.user.update({ where: { id: member.id }, data: { createdAt } });
  return member;
}

/** Returns the id of a category of the migration. */
export async function categoryId(slug: string) {
  return (await db.forumCategory.findUniqueOrThrow({ where: { slug } })).id;
}

type PostOptions = Partial<{ author: Viewer; title: string; content: string }>;

/** Creates a topic under Coffee & Tea. */
export async function postTopic({ author, ...options }: PostOptions = {}) {
  const content = { title: "A question", content: "How do you do it?", ...options };
  return createPost(author ?? (await createMember()), {
    categoryId: await categoryId("coffee"),
    ...content,
  });
}

type ReplyOptions = Partial<{ author: Viewer; content: string; quotedId: number }>;

export async function postReply(postId: number, options: ReplyOptions = {}) {
  const { author, content = "Like this.", quotedId = null } = options;
  return createReply(author ?? (await createMember()), { postId, quotedId, content });
}

/** Moves a post and a reply into the past. */
export async function moveBack(postId: number, replyId: number, ms: number) {
  const createdAt = new Date(Date.now() - ms);
  await db.forumPost.update({ where: { id: postId }, data: { createdAt } });
  await db.forumReply.update({ where: { id: replyId }, data: { createdAt } });
}
