import { describe, expect, it, vi } from "vitest";

import { revalidateDueArticles } from "@/lib/blog/jobs";
import { getEditableArticle, listAdminCategories } from "@/lib/blog/queries/admin";
import {
  addBlogCategory,
  moveBlogCategory,
  removeBlogCategory,
  renameBlogCategory,
} from "@/lib/blog/service/categories";
import {
  deleteArticle,
  publishArticle,
  scheduleArticle,
  unpublishArticle,
} from "@/lib/blog/service/publish";
import { saveArticle } from "@/lib/blog/service/save";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db } from "@/lib/db/client";
import { articleInput, draftArticle, getPost, publicArticle } from "../support/articles";
import { createProduct, createUser } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const DAY_MS = 86_400_000;

describe("articles", () => {
  it("publishes a scheduled article when it is due and invalidates its pages once", async () => {
    const admin = await createUser({ role: "admin" });
    const planned = await scheduleArticle(admin, {
      ...(await draftArticle()),
      at: new Date(Date.now() + DAY_MS).toISOString(),
    });
    await revalidateDueArticles();
    expect((await getPost(planned.slug)).status).toBe(404);
    await db.blogPost.update({
      where: { id: planned.id },
      data: { publishedAt: new Date(Date.now() - 1_000) },
    });
    expect((await getPost(planned.slug)).status).toBe(200);
    const first = await collectInvalidations(revalidateDueArticles);
    expect(first).toEqual({ result: 1, tags: ["blog", `blog:${planned.slug}`] });
    expect((await collectInvalidations(revalidateDueArticles)).result).toBe(0);
  });

  it("refuses to schedule an article for a time in the past", async () => {
    const at = new Date(Date.now() - 1_000).toISOString();
    await expect(
      scheduleArticle(await createUser({ role: "admin" }), { ...(await draftArticle()), at }),
    ).rejects.toMatchObject({ kind: "invalid", key: "schedulePast" });
  });

  it("publishes and unpublishes an article, logs each step and preserves its date", async () => {
    const admin = await createUser({ role: "admin" });
    const draft = await draftArticle();
    const visible = await publishArticle(admin, draft);
    await expect(publishArticle(admin, visible)).rejects.toMatchObject({ key: "articlePublished" });
    await expect(deleteArticle(admin, visible)).rejects.toMatchObject({ key: "articleNoDraft" });
    const day = (await db.blogPost.findUniqueOrThrow({ where: { id: draft.id } })).publishedAt;
    const back = await unpublishArticle(admin, visible);
    await expect(unpublishArticle(admin, back)).rejects.toMatchObject({ key: "articleDraft" });
    const again = await publishArticle(admin, back);
    expect((await db.blogPost.findUniqueOrThrow({ where: { id: draft.id } })).publishedAt).toEqual(
      day,
    );
    await deleteArticle(admin, await unpublishArticle(admin, again));
    expect(await db.blogPost.count({ where: { id: draft.id } })).toBe(0);
    const log = await db.auditEntry.findMany({
      where: { subjectType: "article", subjectId: draft.id },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action }) => action.replace("article.", ""))).toEqual([
      "created",
      "published",
      "unpublished",
      "published",
      "unpublished",
      "deleted",
    ]);
  });

  it("fixes the slug of an article once it has been public, even as a draft again", async () => {
    const admin = await createUser({ role: "admin" });
    const back = await unpublishArticle(admin, await publicArticle());
    const other = await articleInput({ seen: { id: back.id, updatedAt: back.updatedAt } });
    await expect(saveArticle(admin, other)).rejects.toMatchObject({ key: "slugFixed" });
    const saved = await saveArticle(admin, { ...other, slug: back.slug, title: "Named anew" });
    expect(saved.slug).toBe(back.slug);
  });

  it("derives a slug from the title and refuses a title without Latin letters", async () => {
    const { slug } = await draftArticle({ slug: "", title: "Tea & talk, at length" });
    expect(slug).toBe("tea-talk-at-length");
    await expect(draftArticle({ slug: "", title: "ቡና በሦስት ዙር" })).rejects.toMatchObject({
      kind: "invalid",
      key: "slugMissing",
    });
  });

  it("saves an article for one of two admins who save simultaneously", async () => {
    const admins = [await createUser({ role: "admin" }), await createUser({ role: "admin" })];
    const views = await draftArticle();
    const text = await articleInput({
      slug: views.slug,
      seen: { id: views.id, updatedAt: views.updatedAt },
    });
    const saved = await Promise.allSettled(
      admins.map((admin, index) => saveArticle(admin, { ...text, title: `Written by ${index}` })),
    );
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(saved.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "conflict", key: "articleChanged" },
    });
  });

  it("gives a slug to one of two simultaneous new articles", async () => {
    const slug = "the-same-one";
    const saved = await Promise.allSettled([draftArticle({ slug }), draftArticle({ slug })]);
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(saved.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "conflict", key: "slugTaken" },
    });
  });

  it("refuses an unknown category or product", async () => {
    await expect(draftArticle({ categoryId: 999_999 })).rejects.toMatchObject({
      key: "blogCategoryNotFound",
    });
    const recipe = {
      title: "Tea",
      servings: 6,
      minutes: 20,
      kitchen: "",
      steps: ["Boil."],
      ingredients: [{ amount: "1 tsp", name: "tea", productId: 999_999, units: 1 }],
    };
    await expect(draftArticle({ recipe })).rejects.toMatchObject({ key: "productNotFound" });
  });

  it("returns an article with its recipe to an admin as it was written", async () => {
    const product = await createProduct({ title: "Berbere" });
    const recipe = {
      title: "Doro wat",
      servings: 6,
      minutes: 150,
      kitchen: "8 onions",
      steps: ["Cook.", "Rest."],
      ingredients: [
        { amount: "4 tbsp", name: "berbere", productId: product.id, units: 1 },
        { amount: "a pinch", name: "love", productId: null, units: 1 },
      ],
    };
    const { id } = await draftArticle({ recipe });
    const read = await getEditableArticle(await createUser({ role: "admin" }), id);
    expect(read).toMatchObject({ state: "draft", isSlugFixed: false, recipe: { minutes: 150 } });
    expect(read?.recipe?.ingredients.map(({ name }) => name)).toEqual(["berbere", "love"]);
  });
});

describe("blog categories", () => {
  const names = async () =>
    (await listAdminCategories(await createUser({ role: "admin" }))).map(({ name }) => name);

  it("adds categories at the end, renames, moves and removes empty ones, and logs each step", async () => {
    const admin = await createUser({ role: "admin" });
    await addBlogCategory(admin, { name: "Music & dance" });
    const createdRow = await db.blogCategory.findUniqueOrThrow({ where: { slug: "music-dance" } });
    expect((await names()).at(-1)).toBe("Music & dance");
    await expect(addBlogCategory(admin, { name: "Music, Dance!" })).rejects.toMatchObject({
      key: "blogCategoryTaken",
    });
    await renameBlogCategory(admin, { id: createdRow.id, name: "Music" });
    await moveBlogCategory(admin, { id: createdRow.id, to: "up" });
    await moveBlogCategory(admin, { id: createdRow.id, to: "down" });
    await moveBlogCategory(admin, { id: createdRow.id, to: "down" });
    expect((await names()).at(-1)).toBe("Music");
    const draft = await draftArticle({ categoryId: createdRow.id });
    await expect(removeBlogCategory(admin, { id: createdRow.id })).rejects.toMatchObject({
      key: "blogCategoryUsed",
    });
    await deleteArticle(admin, draft);
    await removeBlogCategory(admin, { id: createdRow.id });
    await expect(removeBlogCategory(admin, { id: createdRow.id })).rejects.toMatchObject({
      kind: "notFound",
    });
    const log = await db.auditEntry.findMany({
      where: { subjectType: "category", subjectId: createdRow.id },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action }) => action)).toEqual([
      "category.added",
      "category.renamed",
      "category.moved",
      "category.moved",
      "category.removed",
    ]);
  });

  it.each([null, "buyer", "seller"] as const)("refuses changes by the viewer %s", async (role) => {
    const viewer = role && (await createUser({ role }));
    const changes = viewer && [
      () => addBlogCategory(viewer, { name: "Mine" }),
      () => renameBlogCategory(viewer, { id: 1, name: "Mine" }),
      () => moveBlogCategory(viewer, { id: 1, to: "down" }),
      () => removeBlogCategory(viewer, { id: 1 }),
    ];
    for (const call of [() => listAdminCategories(viewer), ...(changes ?? [])]) {
      await expect(call()).rejects.toMatchObject({ kind: role ? "forbidden" : "unauthenticated" });
    }
  });
});
