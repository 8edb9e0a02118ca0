import { describe, expect, it } from "vitest";

import { countView } from "@/lib/analytics/service";
import { db } from "@/lib/db/client";
import { findPosts } from "@/lib/forum/queries/posts";
import { getPost, listReplies } from "@/lib/forum/queries/thread";
import { createMember, postReply, postTopic } from "../support/forum";

const WRITERS = 20;
const EACH = 4;
const READERS = 200;

describe("the forum with 20 simultaneous writers and 200 readers", () => {
  it("loses no reply and counts replies and views exactly", async () => {
    const posts = await Promise.all([postTopic(), postTopic(), postTopic()]);
    const postOf = (index: number) => posts[index % posts.length]?.id ?? 0;
    const authors = await Promise.all(Array.from({ length: WRITERS }, () => createMember()));

    const written = authors.map(async (author, writer) => {
      const saved: { id: number; content: string }[] = [];
      for (let round = 0; round < EACH; round += 1) {
        const content = `Reply ${round} of writer ${writer}`;
        const { id } = await postReply(postOf(writer + round), { author, content });
        saved.push({ id, content });
      }
      return saved;
    });
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      const id = postOf(reader);
      await findPosts({ q: "", category: undefined, page: 1 });
      const post = await getPost(null, id);
      await listReplies(null, id, { page: 1 });
      const counted = await countView(null, { forumPostId: id }, "Mozilla/5.0 (X11; Linux)");
      expect(post?.id).toBe(id);
      return { id, viewCount: counted?.viewCount ?? 0 };
    });
    const [saved, views] = await Promise.all([Promise.all(written), Promise.all(readers)]);

    const rows = await db.forumReply.findMany({
      where: { postId: { in: posts.map(({ id }) => id) } },
      select: { id: true, content: true },
      orderBy: { id: "asc" },
    });
    expect(rows).toEqual(saved.flat().sort((first, other) => first.id - other.id));
    for (const { id } of posts) {
      const row = await db.forumPost.findUniqueOrThrow({ where: { id } });
      expect(row.replyCount).toBe(await db.forumReply.count({ where: { postId: id } }));
      const mine = views.filter((view) => view.id === id).map(({ viewCount }) => viewCount);
      // Every view returned a distinct number: none was counted twice or lost.
      expect(row.viewCount).toBe(mine.length);
      expect(new Set(mine).size).toBe(mine.length);
    }
  });
});
