import { beforeAll, describe, expect, it } from "vitest";

import { countView } from "@/lib/analytics/service";
import { db } from "@/lib/db/client";
import { listSuggestions } from "@/lib/search/queries";
import { searchSite } from "@/lib/search/site-queries";
import { createArticle, createBusiness, createForumPost, createStory } from "../support/community";
import { createUser } from "../support/factories";

const BROWSER = "Mozilla/5.0 (X11; Linux x64) Chrome/126.0";

describe("searchSite", () => {
  beforeAll(async () => {
    await createBusiness({ name: "Almaz Berbere House" });
    await createArticle({ slug: "berbere-at-home", title: "Berbere at home" });
    await createForumPost({ title: "How hot is your berbere?" });
    await createStory({ title: "Berbere in my suitcase" });
    await createBusiness({ name: "Not yet", description: "Sells berbere by the pound." }).then(
      ({ id }) => db.business.update({ where: { id }, data: { isActive: false } }),
    );
    await createArticle({ title: "A draft on berbere", isPublished: false });
    await createArticle({
      title: "Berbere tomorrow",
      publishedAt: new Date(Date.now() + 86_400_000),
    });
    await createForumPost({ title: "Hidden berbere" }).then(({ id }) =>
      db.forumPost.update({ where: { id }, data: { hiddenAt: new Date() } }),
    );
    await createStory({ title: "Hidden berbere story" }).then(({ id }) =>
      db.customerStory.update({ where: { id }, data: { hiddenAt: new Date() } }),
    );
  });

  it("finds public businesses, articles, posts and stories only", async () => {
    const results = await searchSite("berbere");
    expect(results.map(({ kind, title }) => [kind, title])).toEqual([
      ["business", "Almaz Berbere House"],
      ["article", "Berbere at home"],
      ["post", "How hot is your berbere?"],
      ["story", "Berbere in my suitcase"],
    ]);
    expect(results.find(({ kind }) => kind === "article")?.href).toBe("/blog/berbere-at-home");
  });

  it("accepts other spellings, requires every word and finds nothing for punctuation", async () => {
    expect(await searchSite("በርበሬ")).toHaveLength(4);
    expect(await searchSite("BERBÉRE house")).toHaveLength(2);
    expect(await searchSite("berbere nowhere")).toEqual([]);
    for (const signs of ["", "!!!", "' & | :* \\", "<>"]) {
      expect(await searchSite(signs)).toEqual([]);
    }
  });

  it("adds listed businesses to the suggestions", async () => {
    expect(await listSuggestions("almaz berb")).toEqual([
      {
        id: expect.any(Number),
        title: "Almaz Berbere House",
        subtitle: "2910 Lake Street E, Minneapolis",
        imageUrl: expect.stringContaining("/illustrations/"),
        type: "business",
      },
    ]);
    expect(await listSuggestions("not yet")).toEqual([]);
  });
});

describe("countView", () => {
  it("counts a user once per page, but no robots or the author, without losing simultaneous views", async () => {
    const post = await createForumPost();
    const author = { ...(await createUser({ role: "buyer" })), id: post.authorId };
    await countView(author, { forumPostId: post.id }, BROWSER);
    await countView(null, { forumPostId: post.id }, "Googlebot/2.1");
    await countView(null, { forumPostId: post.id }, null);
    const many = Array.from({ length: 30 }, () =>
      countView(null, { forumPostId: post.id }, BROWSER),
    );
    const views = await Promise.all(many);
    expect(Math.max(...views.map((view) => view?.viewCount ?? 0))).toBe(30);
    expect((await db.forumPost.findUniqueOrThrow({ where: { id: post.id } })).viewCount).toBe(30);
  });

  it("returns the number of an article's views and counts a tab once", async () => {
    const { id: blogPostId } = await createArticle();
    expect(await countView(null, { blogPostId }, BROWSER)).toEqual({ viewCount: 1 });
    expect(await countView(null, { blogPostId, isCounted: true }, BROWSER)).toEqual({
      viewCount: 1,
    });
    const draft = await createArticle({ isPublished: false });
    expect(await countView(null, { blogPostId: draft.id }, BROWSER)).toBeUndefined();
  });
});
