import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { getPost, listReplies } from "@/lib/forum/queries/thread";
import { lockDiscussion } from "@/lib/forum/service/moderate";
import { deletePost, editPost } from "@/lib/forum/service/posts";
import { deleteReply, editReply } from "@/lib/forum/service/replies";
import { reportContent } from "@/lib/moderation/service/reports";
import { createMember, moveBack, postReply, postTopic } from "../support/forum";

describe("editPost and editReply", () => {
  it("accept changes by the author for half an hour and mark them as edited", async () => {
    const [author, stranger] = await Promise.all([createMember(), createMember()]);
    const post = await postTopic({ author });
    const reply = await postReply(post.id, { author });
    const edit = { id: post.id, title: "Mended", content: "Better." };

    await expect(editPost(stranger, edit)).rejects.toMatchObject({ key: "forumPostNotFound" });
    await expect(editReply(stranger, { id: reply.id, content: "No" })).rejects.toMatchObject({
      key: "replyNotFound",
    });

    await moveBack(post.id, reply.id, 30 * 60_000 - 5_000);
    await editPost(author, edit);
    await editReply(author, { id: reply.id, content: "Better too." });
    expect(await getPost(null, post.id)).toMatchObject({ title: "Mended" });
    expect((await getPost(null, post.id))?.editedAt).not.toBeNull();
    const { replies } = await listReplies(null, post.id, { page: 1 });
    expect(replies[0]).toMatchObject({ content: "Better too." });
    expect(replies[0]?.editedAt).not.toBeNull();

    await moveBack(post.id, reply.id, 30 * 60_000 + 1);
    const late = { kind: "conflict", key: "editClosed" };
    await expect(editPost(author, edit)).rejects.toMatchObject(late);
    await expect(editReply(author, { id: reply.id, content: "x" })).rejects.toMatchObject(late);
  });

  it("refuse changes of locked and hidden content", async () => {
    const [author, admin] = await Promise.all([createMember(), createMember("admin")]);
    const post = await postTopic({ author });
    const reply = await postReply(post.id, { author });
    const edit = { id: reply.id, content: "x" };
    await lockDiscussion(admin, { id: post.id, isOn: true });
    await expect(editReply(author, edit)).rejects.toMatchObject({ key: "forumPostLocked" });
    await lockDiscussion(admin, { id: post.id, isOn: false });
    await db.forumReply.update({ where: { id: reply.id }, data: { hiddenAt: new Date() } });
    await expect(editReply(author, edit)).rejects.toMatchObject({ key: "replyNotFound" });
  });
});

describe("deletePost and deleteReply", () => {
  it("remove a reply's text but not its position, and remove it from quotes", async () => {
    const [author, reader] = await Promise.all([createMember(), createMember()]);
    const post = await postTopic();
    const reply = await postReply(post.id, { author, content: "Regretted." });
    const quote = await postReply(post.id, { quotedId: reply.id });
    await reportContent(reader, { kind: "forum_reply", id: reply.id, text: "Not kind at all." });

    await expect(deleteReply(reader, { id: reply.id })).rejects.toMatchObject({
      key: "replyNotFound",
    });
    await deleteReply(author, { id: reply.id });

    const { replies } = await listReplies(null, post.id, { page: 1 });
    expect(replies[0]).toMatchObject({ id: reply.id, isDeleted: true, content: "" });
    expect(replies[1]).toMatchObject({ id: quote.id, quoted: null });
    expect(JSON.stringify(replies)).not.toContain("Regretted");
    expect((await getPost(null, post.id))?.replyCount).toBe(1);
    const open = { kind: "forum_reply", subjectId: reply.id } as const;
    expect(await db.contentReport.count({ where: open })).toBe(0);
    await expect(deleteReply(author, { id: reply.id })).rejects.toMatchObject({
      key: "replyNotFound",
    });
  });

  it("delete the author's post only while it has no reply", async () => {
    const [author, stranger] = await Promise.all([createMember(), createMember()]);
    const post = await postTopic({ author });
    await expect(deletePost(stranger, { id: post.id })).rejects.toMatchObject({
      key: "forumPostNotFound",
    });
    const reply = await postReply(post.id, { author: stranger });
    await expect(deletePost(author, { id: post.id })).rejects.toMatchObject({
      kind: "conflict",
      key: "forumPostHasReplies",
    });
    await deleteReply(stranger, { id: reply.id });
    await deletePost(author, { id: post.id });
    expect(await getPost(null, post.id)).toBeNull();
  });

  it("never delete a post and accept a reply simultaneously", async () => {
    const [author, replier] = await Promise.all([createMember(), createMember()]);
    for (let round = 0; round < 5; round += 1) {
      const post = await postTopic({ author });
      const outcomes = await Promise.allSettled([
        deletePost(author, { id: post.id }),
        postReply(post.id, { author: replier }),
      ]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
  });
});
