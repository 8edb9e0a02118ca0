import { describe, expect, it } from "vitest";

import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db } from "@/lib/db/client";
import { findPosts } from "@/lib/forum/queries/posts";
import { getPost, isFollowing, listReplies } from "@/lib/forum/queries/thread";
import { lockDiscussion } from "@/lib/forum/service/moderate";
import { createPost } from "@/lib/forum/service/posts";
import { createReply, deleteReply } from "@/lib/forum/service/replies";
import { createUser } from "../support/factories";
import { categoryId, createMember, postReply, postTopic } from "../support/forum";

const content = { title: "Roasting at home", content: "How **hot** is the pan?" };
const ALL = { q: "", category: undefined, page: 1 };

describe("createPost", () => {
  it("lists the post first, follows it for its author and invalidates the forum", async () => {
    const [author, category] = await Promise.all([createMember(), categoryId("coffee")]);

    const { result, tags } = await collectInvalidations(() =>
      createPost(author, { categoryId: category, ...content }),
    );

    expect(result).toEqual({
      id: expect.any(Number),
      ...content,
      locale: "en",
      categoryId: category,
      category: { name: "Coffee & Tea" },
      author: { username: author.username, profileImage: null },
      isPinned: false,
      isLocked: false,
      viewCount: 0,
      replyCount: 0,
      createdAt: expect.any(String),
    });
    expect(tags).toEqual(["forum"]);
    expect(await isFollowing(author, result.id)).toBe(true);
    const { posts } = await findPosts(ALL);
    expect(posts[0]).toMatchObject({ id: result.id, preview: "How hot is the pan?" });
  });

  it("refuses a user with an unconfirmed email address and an unknown category", async () => {
    const author = await createMember();
    const category = await categoryId("coffee");
    const unverified = { ...author, isEmailVerified: false };

    await expect(
      createPost(unverified, { categoryId: category, ...content }),
    ).rejects.toMatchObject({
      kind: "forbidden",
      key: "emailUnverified",
    });
    await expect(
      createPost(author, { categoryId: 2_000_000_000, ...content }),
    ).rejects.toMatchObject({ kind: "notFound", key: "forumCategoryNotFound" });
    expect(await db.forumPost.count({ where: { authorId: author.id } })).toBe(0);
  });
});

describe("limits of new posts and replies", () => {
  it("let a new account open three of twelve simultaneous topics", async () => {
    const [newcomer, category] = await Promise.all([
      createUser({ role: "buyer" }),
      categoryId("coffee"),
    ]);
    const send = () => createPost(newcomer, { categoryId: category, ...content });

    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, send));

    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(9);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ kind: "limited", key: "tooManyAttempts" });
      expect(reason.values.seconds).toBeGreaterThan(24 * 3_600 - 60);
      expect(reason.values.seconds).toBeLessThanOrEqual(24 * 3_600);
    }
    expect(await db.forumPost.count({ where: { authorId: newcomer.id } })).toBe(3);
  });

  it("let a new account write ten of twelve simultaneous replies", async () => {
    const [newcomer, post] = await Promise.all([createUser({ role: "buyer" }), postTopic()]);
    const send = () => createReply(newcomer, { postId: post.id, quotedId: null, content: "Yes!" });

    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, send));

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const row = await db.forumPost.findUniqueOrThrow({ where: { id: post.id } });
    expect(row.replyCount).toBe(10);
  });

  it("are 20 topics and 200 replies in any 24 hours for an older account", async () => {
    const [member, category, post] = await Promise.all([
      createMember(),
      categoryId("coffee"),
      postTopic(),
    ]);
    const topic = { ...content, categoryId: category, authorId: member.id };
    await db.forumPost.createMany({ data: Array.from({ length: 19 }, () => topic) });
    await createPost(member, { categoryId: category, ...content });
    const twentyFirst = createPost(member, { categoryId: category, ...content });
    await expect(twentyFirst).rejects.toMatchObject({ kind: "limited" });

    // Posts from a day ago no longer count.
    const [first] = await db.forumPost.findMany({ where: { authorId: member.id }, take: 1 });
    await db.forumPost.update({
      where: { id: first?.id ?? 0 },
      data: { createdAt: new Date(Date.now() - 24 * 3_600_000 - 1_000) },
    });
    await createPost(member, { categoryId: category, ...content });

    const reply = { postId: post.id, authorId: member.id, content: "Yes." };
    await db.forumReply.createMany({ data: Array.from({ length: 199 }, () => reply) });
    await postReply(post.id, { author: member });
    await expect(postReply(post.id, { author: member })).rejects.toMatchObject({ kind: "limited" });
  });
});

describe("createReply", () => {
  it("quotes a reply of the same post and follows the post", async () => {
    const [author, post] = await Promise.all([createMember(), postTopic()]);
    const first = await postReply(post.id, { content: "A cast-iron pan." });

    const { id } = await createReply(author, {
      postId: post.id,
      quotedId: first.id,
      content: "Mine too.",
    });

    const { replies } = await listReplies(null, post.id, { page: 1 });
    expect(replies.map((reply) => reply.id)).toEqual([first.id, id]);
    expect(replies[1]?.quoted).toMatchObject({ id: first.id, content: "A cast-iron pan." });
    expect(await isFollowing(author, post.id)).toBe(true);
    expect((await getPost(null, post.id))?.replyCount).toBe(2);
  });

  it("refuses unconfirmed users and unknown or hidden posts", async () => {
    const [author, post, hidden] = await Promise.all([createMember(), postTopic(), postTopic()]);
    await db.forumPost.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });
    const reply = { postId: post.id, quotedId: null, content: "Yes." };

    await expect(createReply({ ...author, isEmailVerified: false }, reply)).rejects.toMatchObject({
      key: "emailUnverified",
    });
    for (const postId of [hidden.id, 2_000_000_000]) {
      await expect(createReply(author, { ...reply, postId })).rejects.toMatchObject({
        kind: "notFound",
        key: "forumPostNotFound",
      });
    }
  });

  it("refuses to quote a reply that is deleted, hidden or of another post", async () => {
    const [author, post, other] = await Promise.all([createMember(), postTopic(), postTopic()]);
    const [foreign, hidden] = [await postReply(other.id), await postReply(post.id)];
    const deleted = await postReply(post.id, { author });
    await db.forumReply.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });
    await deleteReply(author, { id: deleted.id });

    for (const quotedId of [foreign.id, hidden.id, deleted.id, 2_000_000_000]) {
      const reply = createReply(author, { postId: post.id, quotedId, content: "As you say." });
      await expect(reply).rejects.toMatchObject({ kind: "notFound", key: "replyNotFound" });
    }
  });

  it("refuses replies to a locked post, except from an admin", async () => {
    const [author, admin, post] = await Promise.all([
      createMember(),
      createMember("admin"),
      postTopic(),
    ]);
    await lockDiscussion(admin, { id: post.id, isOn: true });
    const reply = { postId: post.id, quotedId: null, content: "One more thing." };

    await expect(createReply(author, reply)).rejects.toMatchObject({
      kind: "conflict",
      key: "forumPostLocked",
    });
    await createReply(admin, reply);
    expect((await getPost(null, post.id))?.replyCount).toBe(1);
  });

  it("accepts no reply after a simultaneous lock and counts the accepted ones", async () => {
    const [admin, post] = await Promise.all([createMember("admin"), postTopic()]);
    const authors = await Promise.all(Array.from({ length: 8 }, () => createMember()));
    const replies = authors.map((author) => postReply(post.id, { author }));
    const locking = lockDiscussion(admin, { id: post.id, isOn: true });

    const outcomes = await Promise.allSettled(replies);
    await locking;

    const accepted = outcomes.filter(({ status }) => status === "fulfilled").length;
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") {
        expect(outcome.reason).toMatchObject({ key: "forumPostLocked" });
      }
    }
    expect(await db.forumReply.count({ where: { postId: post.id } })).toBe(accepted);
    expect((await getPost(null, post.id))?.replyCount).toBe(accepted);
    await expect(postReply(post.id)).rejects.toMatchObject({ key: "forumPostLocked" });
  });
});
