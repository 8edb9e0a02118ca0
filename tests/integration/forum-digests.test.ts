import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { sendForumDigests } from "@/lib/forum/jobs";
import { followPost } from "@/lib/forum/service/follows";
import { deleteReply } from "@/lib/forum/service/replies";
import { listNotifications } from "@/lib/notifications/queries";
import { choosePreference } from "@/lib/notifications/service/notify";
import { listEmailsTo } from "../support/emails";
import { createMember, postReply, postTopic } from "../support/forum";

async function emailOf({ id }: Viewer) {
  return (await db.user.findUniqueOrThrow({ where: { id } })).email;
}

const digestsTo = async (reader: Viewer) => listEmailsTo(await emailOf(reader));

/** Creates a user who follows a post of another user. */
async function createFollower(title = "A question") {
  const [reader, post] = await Promise.all([createMember(), postTopic({ title })]);
  await followPost(reader, { id: post.id, isOn: true });
  return { reader, post };
}

/** Moves the reader's last digest a day into the past. */
const letDayPass = ({ id }: Viewer) => db.$executeRaw`
  UPDATE rate_limits SET window_at = window_at - interval '24 hours' WHERE key = ${`forum-digest:${id}`}`;

describe("sendForumDigests", () => {
  it("reports the replies of others once, with links to the post and to unsubscribe", async () => {
    const { reader, post } = await createFollower("Hot <b>pans</b> & cold ones");
    const first = await postReply(post.id, { content: "A secret of the house" });
    await postReply(post.id);
    await postReply(post.id, { author: reader });

    await sendForumDigests();

    const [email, ...more] = await digestsTo(reader);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("New replies in “Hot <b>pans</b> & cold ones”");
    expect(email?.text).toContain("Hot <b>pans</b> & cold ones: 2 new replies");
    expect(email?.text).toContain(`/community/post/${post.id}?reply=${first.id}#reply-${first.id}`);
    expect(email?.text).toContain("select Unfollow in the post");
    expect(email?.text).toContain("/profile?tab=notifications");
    expect(email?.html).toContain("Hot &lt;b&gt;pans&lt;/b&gt; &amp; cold ones");
    expect(JSON.stringify(email)).not.toContain("secret of the house");
    const { items } = await listNotifications(reader, "en");
    expect(items[0]).toMatchObject({
      text: "New replies in “Hot <b>pans</b> & cold ones”.",
      href: `/community/post/${post.id}?reply=${first.id}#reply-${first.id}`,
    });
  });

  it("sends at most one digest in 24 hours for all posts, then the rest", async () => {
    const { reader, post } = await createFollower("One");
    const other = await postTopic({ title: "Two" });
    await followPost(reader, { id: other.id, isOn: true });
    await postReply(post.id);
    await sendForumDigests();
    expect(await digestsTo(reader)).toHaveLength(1);

    await postReply(post.id);
    await postReply(other.id);
    await sendForumDigests();
    expect(await digestsTo(reader)).toHaveLength(1);

    await letDayPass(reader);
    await sendForumDigests();
    const emails = await digestsTo(reader);
    expect(emails).toHaveLength(2);
    expect(emails[1]?.subject).toBe("New replies in “Two” and other posts");
    expect(emails[1]?.text).toContain("One: 1 new reply");
    expect(emails[1]?.text).toContain("Two: 1 new reply");

    await letDayPass(reader);
    await sendForumDigests();
    expect(await digestsTo(reader)).toHaveLength(2);
  });

  it("queues one digest when four jobs run while replies are written", async () => {
    const { reader, post } = await createFollower();
    await postReply(post.id);
    const jobs = Array.from({ length: 4 }, () => sendForumDigests());
    const replies = Array.from({ length: 4 }, () => postReply(post.id));
    await Promise.all([...jobs, ...replies]);
    await Promise.all(Array.from({ length: 4 }, () => sendForumDigests()));

    expect(await digestsTo(reader)).toHaveLength(1);
    expect(await db.notification.count({ where: { userId: reader.id } })).toBe(1);

    // The next digest reports the replies that this one missed.
    await letDayPass(reader);
    await sendForumDigests();
    const emails = await digestsTo(reader);
    const counts = emails.map(({ text }) => Number(/(\d+) new repl/.exec(text)?.[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  it("omits the reader's own, earlier, hidden and deleted replies", async () => {
    const post = await postTopic();
    await postReply(post.id);
    const reader = await createMember();
    await followPost(reader, { id: post.id, isOn: true });
    await postReply(post.id, { author: reader });
    const [regretful, hidden] = [await createMember(), await postReply(post.id)];
    const deleted = await postReply(post.id, { author: regretful });
    await deleteReply(regretful, { id: deleted.id });
    await db.forumReply.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });

    await sendForumDigests();

    expect(await digestsTo(reader)).toEqual([]);
  });

  it("respects the preferences for notifications and email", async () => {
    const [silent, byBell, byEmail] = [
      await createFollower(),
      await createFollower(),
      await createFollower(),
    ];
    await choosePreference(silent.reader, { kind: "forum", inApp: false, byMail: false });
    await choosePreference(byBell.reader, { kind: "forum", inApp: true, byMail: false });
    await choosePreference(byEmail.reader, { kind: "forum", inApp: false, byMail: true });
    for (const { post } of [silent, byBell, byEmail]) await postReply(post.id);

    await sendForumDigests();

    const counts = async ({ reader }: { reader: Viewer }) => [
      (await listNotifications(reader, "en")).items.length,
      (await digestsTo(reader)).length,
    ];
    expect(await counts(silent)).toEqual([0, 0]);
    expect(await counts(byBell)).toEqual([1, 0]);
    expect(await counts(byEmail)).toEqual([0, 1]);
  });

  it("uses the reader's language and skips users who unfollowed or were disabled", async () => {
    const [arab, left, deleted] = [
      await createFollower(),
      await createFollower(),
      await createFollower(),
    ];
    await db.user.update({ where: { id: arab.reader.id }, data: { locale: "ar" } });
    await followPost(left.reader, { id: left.post.id, isOn: false });
    await db.user.update({ where: { id: deleted.reader.id }, data: { disabledAt: new Date() } });
    for (const { post } of [arab, left, deleted]) await postReply(post.id);

    await sendForumDigests();

    const [email] = await digestsTo(arab.reader);
    expect(email?.text).toContain("رد جديد واحد");
    expect(await digestsTo(left.reader)).toEqual([]);
    expect(await digestsTo(deleted.reader)).toEqual([]);
  });
});
