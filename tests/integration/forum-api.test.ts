import { describe, expect, it, vi } from "vitest";

import { GET as stories } from "@/app/api/customer-stories/route";
import { GET as categories } from "@/app/api/forum/categories/route";
import { POST as post, GET as posts } from "@/app/api/forum/posts/route";
import { GET as exportAccount } from "@/app/api/profile/export/route";
import { db } from "@/lib/db/client";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { categoryId, createMember, postReply, postTopic } from "../support/forum";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const INCOMPLETE = "Please select a category and fill in all fields";

const content = { title: "Roasting at home", content: "How hot is the pan?" };

describe("GET /api/forum/categories", () => {
  it("lists the categories in order for an anonymous visitor", async () => {
    signOutCaller();
    const response = await get(categories);
    expect(response.status).toBe(200);
    const rows = await response.json();
    expect(rows.map(({ name }: { name: string }) => name)).toEqual([
      "Announcements",
      "Coffee & Tea",
      "Recipes",
      "Textiles",
      "Selling",
      "Organizations",
      "Off topic",
    ]);
    expect(rows[1]).toEqual({
      id: await categoryId("coffee"),
      name: "Coffee & Tea",
      icon: "coffee",
      postCount: expect.any(Number),
    });
  });
});

describe("GET /api/forum/posts", () => {
  it("returns pinned posts first, then the newest, by category and page", async () => {
    const [older, newer] = [
      await postTopic({ title: "Older" }),
      await postTopic({ title: "Newer" }),
    ];
    await db.forumPost.update({ where: { id: older.id }, data: { isPinned: true } });
    await postReply(older.id);
    const hidden = await postTopic();
    await db.forumPost.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });

    signOutCaller();
    const coffee = await categoryId("coffee");
    const response = await get(posts, `?categoryId=${coffee}`);
    const rows = await response.json();
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([older.id, newer.id]);
    expect(rows[0]).toEqual({ ...older, isPinned: true, replyCount: 1 });
    expect(response.headers.get("x-total-count")).toBe("2");

    const second = await get(posts, "?limit=1&offset=1");
    expect(await second.json()).toMatchObject([{ id: newer.id }]);
    expect(second.headers.get("x-total-count")).toBe("2");
    expect(await (await get(posts, `?categoryId=${coffee + 1}`)).json()).toEqual([]);
    expect(await responseText(await get(posts, "?categoryId=tea"))).toEqual([
      400,
      "Please choose a filter from the list",
    ]);
    expect((await get(posts, "?limit=-1")).status).toBe(400);
  });
});

describe("POST /api/forum/posts", () => {
  it("responds 201 with the post", async () => {
    const author = await signedInAs("buyer");
    const category = await categoryId("recipes");
    const response = await send(post, { categoryId: category, ...content, isPinned: true, id: 7 });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      ...content,
      categoryId: category,
      category: { name: "Recipes" },
      author: { username: author.username },
      isPinned: false,
      replyCount: 0,
    });
  });

  it("refuses invalid input with the messages of the specification", async () => {
    signOutCaller();
    const category = await categoryId("recipes");
    const whole = { categoryId: category, ...content };
    expect((await send(post, whole)).status).toBe(401);

    const author = await signedInAs("buyer");
    for (const broken of [
      {},
      { categoryId: null },
      { categoryId: "2" },
      { title: " " },
      { content: "\n" },
    ]) {
      const body = Object.keys(broken).length > 0 ? { ...whole, ...broken } : {};
      expect(await responseText(await send(post, body))).toEqual([400, INCOMPLETE]);
    }
    expect((await send(post, { ...whole, title: "x".repeat(201) })).status).toBe(400);
    expect((await send(post, { ...whole, content: "x".repeat(10_001) })).status).toBe(400);
    expect((await send(post, { ...whole, categoryId: 2_000_000_000 })).status).toBe(404);

    await db.user.update({ where: { id: author.id }, data: { emailVerifiedAt: null } });
    expect((await send(post, whole)).status).toBe(403);
    await db.user.update({ where: { id: author.id }, data: { emailVerifiedAt: new Date() } });
    for (let count = 0; count < 3; count += 1) {
      expect((await send(post, whole)).status).toBe(201);
    }
    const limited = await send(post, whole);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect(await limited.text()).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/);
  });
});

describe("GET /api/customer-stories", () => {
  it("omits pending, rejected and hidden stories", async () => {
    const { id: authorId } = await createMember();
    const story = { authorId, title: "Told", content: "As it was.", decidedAt: new Date() };
    const visible = await db.customerStory.create({ data: { ...story, status: "approved" } });
    await db.customerStory.createMany({
      data: [
        { ...story, status: "approved", hiddenAt: new Date() },
        { ...story, status: "pending", decidedAt: null },
        { ...story, status: "rejected" },
      ],
    });
    signOutCaller();
    const response = await get(stories);
    expect(await response.json()).toMatchObject([{ id: visible.id, title: "Told" }]);
    expect(response.headers.get("x-total-count")).toBe("1");
  });
});

describe("GET /api/profile/export", () => {
  it("contains the account's posts, replies and stories", async () => {
    const author = await signedInAs("buyer");
    const mine = await postTopic({ author, title: "Mine" });
    await postReply(mine.id, { author, content: "And mine too." });
    await postTopic();
    await db.customerStory.create({
      data: { authorId: author.id, title: "My story", content: "As it was." },
    });
    const account = await (await get(exportAccount)).json();
    expect(account.forumPosts).toMatchObject([{ id: mine.id, title: "Mine" }]);
    expect(account.forumReplies).toMatchObject([{ content: "And mine too." }]);
    expect(account.stories).toMatchObject([{ title: "My story", status: "pending" }]);
  });
});
