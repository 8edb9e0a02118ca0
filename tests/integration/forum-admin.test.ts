import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { findPosts, listPosts } from "@/lib/forum/queries/posts";
import { getPost, isFollowing, listReplies } from "@/lib/forum/queries/thread";
import { followPost } from "@/lib/forum/service/follows";
import { lockDiscussion, movePost, pinPost } from "@/lib/forum/service/moderate";
import { reportContent } from "@/lib/moderation/service/reports";
import { createTrustedUser } from "../support/factories";
import { categoryId, createMember, postReply, postTopic } from "../support/forum";

const content = { title: "Roasting at home", content: "How **hot** is the pan?" };
const ALL = { q: "", category: undefined, page: 1 };

describe("forum moderation", () => {
  it("pins, locks and moves posts and logs each change once", async () => {
    const [admin, post] = await Promise.all([createMember("admin"), postTopic()]);
    const target = await categoryId("recipes");
    await pinPost(admin, { id: post.id, isOn: true });
    await pinPost(admin, { id: post.id, isOn: true });
    await lockDiscussion(admin, { id: post.id, isOn: true });
    await movePost(admin, { id: post.id, categoryId: target });
    await movePost(admin, { id: post.id, categoryId: target });
    await pinPost(admin, { id: post.id, isOn: false });
    await lockDiscussion(admin, { id: post.id, isOn: false });

    const entries = await db.auditEntry.findMany({
      where: { subjectType: "forum_post", subjectId: post.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "forum_post.pinned",
      "forum_post.locked",
      "forum_post.moved",
      "forum_post.unpinned",
      "forum_post.unlocked",
    ]);
    expect(await getPost(null, post.id)).toMatchObject({ categoryId: target });
    await expect(movePost(admin, { id: post.id, categoryId: 2_000_000_000 })).rejects.toMatchObject(
      { key: "forumCategoryNotFound" },
    );
  });

  it("refuses every role but admin", async () => {
    const [author, seller] = await Promise.all([createMember(), createMember("seller")]);
    const post = await postTopic({ author });
    const input = { id: post.id, isOn: true };
    for (const viewer of [author, seller]) {
      const denied = { kind: "forbidden", key: "accessDenied" };
      await expect(pinPost(viewer, input)).rejects.toMatchObject(denied);
      await expect(lockDiscussion(viewer, input)).rejects.toMatchObject(denied);
      const move = { id: post.id, categoryId: post.categoryId };
      await expect(movePost(viewer, move)).rejects.toMatchObject(denied);
    }
  });

  it("shows content hidden by three reports to admins only", async () => {
    const [admin, reader] = await Promise.all([createMember("admin"), createMember()]);
    const post = await postTopic();
    const reply = await postReply(post.id);
    const hide = async (kind: "forum_post" | "forum_reply", id: number) => {
      for (let count = 0; count < 3; count += 1) {
        await reportContent(await createTrustedUser(), {
          kind,
          id,
          text: "This should not stand.",
        });
      }
    };
    await hide("forum_reply", reply.id);
    expect((await listReplies(reader, post.id, { page: 1 })).replies).toEqual([]);
    const views = await listReplies(admin, post.id, { page: 1 });
    expect(views.replies).toMatchObject([{ id: reply.id, isHidden: true }]);
    expect((await getPost(reader, post.id))?.replyCount).toBe(0);

    await hide("forum_post", post.id);
    expect(await getPost(reader, post.id)).toBeNull();
    expect(await getPost(admin, post.id)).toMatchObject({ isHidden: true });
    const { rows } = await listPosts(new URLSearchParams());
    expect(rows.map(({ id }) => id)).not.toContain(post.id);
    expect((await findPosts(ALL)).posts.map(({ id }) => id)).not.toContain(post.id);
  });
});

describe("followPost", () => {
  it("follows and unfollows a post, also repeatedly", async () => {
    const [reader, post] = await Promise.all([createMember(), postTopic()]);
    await followPost(reader, { id: post.id, isOn: true });
    await followPost(reader, { id: post.id, isOn: true });
    expect(await isFollowing(reader, post.id)).toBe(true);
    await followPost(reader, { id: post.id, isOn: false });
    await followPost(reader, { id: post.id, isOn: false });
    expect(await isFollowing(reader, post.id)).toBe(false);
    await expect(followPost(reader, { id: 2_000_000_000, isOn: true })).rejects.toMatchObject({
      key: "forumPostNotFound",
    });
  });
});

describe("findPosts", () => {
  it("lists pinned posts first, paginates and filters by category", async () => {
    const [category, author] = await Promise.all([categoryId("selling"), createMember()]);
    const createdRow = Array.from({ length: 23 }, (_, index) => ({
      ...content,
      title: `Shelf ${index}`,
      authorId: author.id,
      categoryId: category,
      isPinned: index === 0,
      createdAt: new Date(Date.UTC(2026, 0, 1, index)),
    }));
    await db.forumPost.createMany({ data: createdRow });

    const first = await findPosts({ q: "", category, page: 1 });
    const second = await findPosts({ q: "", category, page: 2 });

    expect(first.posts.map(({ title }) => title).slice(0, 3)).toEqual([
      "Shelf 0",
      "Shelf 22",
      "Shelf 21",
    ]);
    expect([first.posts.length, first.hasOlder]).toEqual([20, true]);
    expect([second.posts.length, second.hasOlder]).toEqual([3, false]);
  });

  it("finds normalized words and prefixes in titles and texts", async () => {
    const post = await postTopic({ title: "ሐገር ውስጥ ቡና", content: "Café Añejo 'quoted' & more" });
    const find = async (q: string) =>
      (await findPosts({ q, category: undefined, page: 1 })).posts.map(({ id }) => id);
    for (const q of ["cafe", "CAFÉ anej", "ሀገር", "quoted more"]) {
      expect(await find(q)).toEqual([post.id]);
    }
    for (const q of ["cafe zebra", "!!!", "'); drop table users; --", "a:b & | <-> *"]) {
      expect(await find(q)).toEqual([]);
    }
  });
});
