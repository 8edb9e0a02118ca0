import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db } from "@/lib/db/client";
import { listCategories, listCategoriesToArrange } from "@/lib/forum/queries/categories";
import {
  addCategory,
  moveCategory,
  removeCategory,
  renameCategory,
} from "@/lib/forum/service/categories";
import { createPost } from "@/lib/forum/service/posts";
import { categoryId, createMember } from "../support/forum";

const namesOf = async () => (await listCategories()).map(({ name }) => name);

async function add(admin: Viewer, name: string) {
  await addCategory(admin, { name, icon: "music" });
  return db.forumCategory.findFirstOrThrow({ where: { name } });
}

describe("forum categories", () => {
  it("are added at the end, renamed, moved and removed, and each change is logged", async () => {
    const admin = await createMember("admin");
    const { result, tags } = await collectInvalidations(() => add(admin, "Music & Dance"));
    expect(result).toMatchObject({ slug: "music-dance", icon: "music" });
    expect(tags).toEqual(["forum"]);
    expect((await namesOf()).at(-1)).toBe("Music & Dance");

    await renameCategory(admin, { id: result.id, name: "Music", icon: "book-open" });
    await moveCategory(admin, { id: result.id, direction: "up" });
    await moveCategory(admin, { id: result.id, direction: "up" });
    expect((await namesOf()).slice(-3)).toEqual(["Music", "Organizations", "Off topic"]);
    await moveCategory(admin, { id: result.id, direction: "down" });
    expect((await namesOf()).slice(-3)).toEqual(["Organizations", "Music", "Off topic"]);

    await removeCategory(admin, { id: result.id });
    expect(await namesOf()).not.toContain("Music");
    const entries = await db.auditEntry.findMany({
      where: { subjectType: "category", subjectId: result.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "category.added",
      "category.renamed",
      "category.moved",
      "category.moved",
      "category.moved",
      "category.removed",
    ]);
  });

  it("have unique names, regardless of case", async () => {
    const admin = await createMember("admin");
    for (const name of ["Recipes", "RECIPES", "coffee & tea"]) {
      await expect(addCategory(admin, { name, icon: "music" })).rejects.toMatchObject({
        kind: "conflict",
        key: "forumCategoryTaken",
      });
    }
    const id = await categoryId("recipes");
    await expect(
      renameCategory(admin, { id, name: "Textiles", icon: "shirt" }),
    ).rejects.toMatchObject({ key: "forumCategoryTaken" });
    await renameCategory(admin, { id, name: "Recipes", icon: "cooking-pot" });

    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => addCategory(admin, { name: "Travel", icon: "plane" })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("cannot be removed while they contain posts, even if one is written simultaneously", async () => {
    const [admin, author] = await Promise.all([createMember("admin"), createMember()]);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await add(admin, `Round ${round}`);
      const post = { categoryId: id, title: "First!", content: "Here." };
      const [removed, posted] = await Promise.allSettled([
        removeCategory(admin, { id }),
        createPost(author, post),
      ]);
      expect(removed.status).not.toBe(posted.status);
      if (removed.status === "rejected") {
        expect(removed.reason).toMatchObject({ key: "forumCategoryUsed" });
      }
      if (posted.status === "rejected") {
        expect(posted.reason).toMatchObject({ key: "forumCategoryNotFound" });
      }
    }
  });

  it("can be changed by an admin only", async () => {
    const [seller, id] = await Promise.all([createMember("seller"), categoryId("selling")]);
    const denied = { kind: "forbidden", key: "accessDenied" };
    const content = { name: "Mine", icon: "store" } as const;
    await expect(addCategory(seller, content)).rejects.toMatchObject(denied);
    await expect(renameCategory(seller, { id, ...content })).rejects.toMatchObject(denied);
    await expect(moveCategory(seller, { id, direction: "up" })).rejects.toMatchObject(denied);
    await expect(removeCategory(seller, { id })).rejects.toMatchObject(denied);
    await expect(listCategoriesToArrange(seller)).rejects.toMatchObject(denied);
    const admin = await createMember("admin");
    await expect(removeCategory(admin, { id: 2_000_000_000 })).rejects.toMatchObject({
      key: "forumCategoryNotFound",
    });
  });
});
