import { randomUUID } from "node:crypto";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { GET as getCategories } from "@/app/api/blog/categories/route";
import { GET as getPosts } from "@/app/api/blog/posts/route";
import { GET as getFeed } from "@/app/blog/feed.xml/route";
import { getEditableArticle, searchAdminArticles } from "@/lib/blog/queries/admin";
import { findArticles, listPopular, listPopularTags } from "@/lib/blog/queries/listing";
import { adminSearchSchema, blogSearchSchema } from "@/lib/blog/schema";
import {
  deleteArticle,
  publishArticle,
  scheduleArticle,
  unpublishArticle,
} from "@/lib/blog/service/publish";
import { saveArticle } from "@/lib/blog/service/save";
import { get, responseText, signedInAs, signOutCaller } from "../support/api-client";
import {
  articleInput,
  categoryOf,
  draftArticle,
  feedRequest,
  getPost,
  publicArticle,
} from "../support/articles";
import { createUser } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const DAY_MS = 86_400_000;

const search = (query: object = {}) => blogSearchSchema.parse(query);
const adminSearch = (query: object = {}) => adminSearchSchema.parse(query);
const slugsIn = async (response: Response) =>
  ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);

beforeEach(() => signOutCaller());

describe("GET /api/blog/posts", () => {
  it("returns public articles, newest first, with their total count", async () => {
    const first = await publicArticle({
      title: "Zebra stripes of alindi",
      tags: ["zebra", "cloth"],
    });
    const second = await publicArticle({ title: "Zebra and coffee", tags: ["zebra"] });
    const response = await get(getPosts, "?tags=zebra&isPublished=true");
    expect(response.headers.get("x-total-count")).toBe("2");
    const rows = (await response.json()) as Record<string, unknown>[];
    expect(rows.map(({ slug }) => slug)).toEqual([second.slug, first.slug]);
    expect(rows[0]).toMatchObject({
      id: second.id,
      excerpt: expect.any(String),
      content: expect.any(String),
      featuredImage: null,
      category: { name: "Guides" },
      author: { username: expect.any(String), profileImage: null },
      tags: ["zebra"],
      viewCount: 0,
      publishedAt: expect.any(String),
      createdAt: expect.any(String),
    });
    expect(await slugsIn(await get(getPosts, "?tags=zebra,cloth"))).toEqual([first.slug]);
    expect(await slugsIn(await get(getPosts, "?tags=zebra&limit=1&offset=1"))).toEqual([
      first.slug,
    ]);
  });

  it("refuses a tag with a null character", async () => {
    expect((await get(getPosts, "?tags=zebra%00")).status).toBe(400);
  });

  it("searches normalized prefixes in title, tags and text", async () => {
    const { slug } = await publicArticle({
      title: "Ḥelbä and other seeds",
      content: "Fenugreek, which Amharic calls አብሽ, thickens a sauce and smells of maple.",
      tags: ["kemun"],
    });
    for (const content of ["HELBA", "fenugr", "kemun sauce", "ዓብሽ"]) {
      expect(await slugsIn(await get(getPosts, `?search=${encodeURIComponent(content)}`))).toEqual([
        slug,
      ]);
    }
    for (const content of ["fenugreek teff", "'", "& | !", "%", "zzz:*"]) {
      const results = await slugsIn(await get(getPosts, `?search=${encodeURIComponent(content)}`));
      expect(results).not.toContain(slug);
    }
  });

  it("finds nothing for an unknown category and refuses an invalid filter", async () => {
    expect(await slugsIn(await get(getPosts, "?categoryId=abc"))).toEqual([]);
    expect(await slugsIn(await get(getPosts, "?categoryId=999999999999"))).toEqual([]);
    expect((await get(getPosts, "?isPublished=maybe")).status).toBe(400);
    expect((await get(getPosts, "?limit=x")).status).toBe(400);
  });

  it("returns an article by its slug and responds 404 to any other slug", async () => {
    const { slug } = await publicArticle();
    expect(await (await getPost(slug)).json()).toMatchObject({ slug });
    for (const other of ["nobody-wrote-this", "../etc/passwd", "'; --", "x".repeat(500)]) {
      expect(await responseText(await getPost(other))).toEqual([404, "Article not found"]);
    }
  });

  it("counts the public articles of each category", async () => {
    const categoryId = await categoryOf("makers");
    const count = async () => {
      const rows = (await (await get(getCategories)).json()) as {
        id: number;
        slug: string;
        postCount: number;
      }[];
      return rows.find(({ id }) => id === categoryId)?.postCount ?? -1;
    };
    const before = await count();
    await draftArticle({ categoryId });
    await publicArticle({ categoryId });
    expect(await count()).toBe(before + 1);
  });
});

describe("unpublished articles", () => {
  async function hidden() {
    const admin = await createUser({ role: "admin" });
    const secret = `secret${randomUUID().slice(0, 8)}`;
    const draft = await draftArticle({ title: `${secret} draft`, tags: [secret] });
    const later = await scheduleArticle(admin, {
      ...(await draftArticle({ title: `${secret} later`, tags: [secret] })),
      at: new Date(Date.now() + DAY_MS).toISOString(),
    });
    const visible = await publicArticle({ title: `${secret} back`, tags: [secret] });
    const back = await unpublishArticle(admin, visible);
    return { secret, slugs: [draft.slug, later.slug, back.slug] };
  }

  it.each([null, "buyer", "seller"] as const)(
    "are visible to no %s in any call or list",
    async (role) => {
      const { secret, slugs } = await hidden();
      if (role) await signedInAs(role);
      for (const query of [
        `?tags=${secret}`,
        `?tags=${secret}&isPublished=false`,
        `?search=${secret}`,
      ]) {
        expect(await slugsIn(await get(getPosts, query))).toEqual([]);
      }
      for (const slug of slugs) expect((await getPost(slug)).status).toBe(404);
      expect(await (await getFeed(feedRequest())).text()).not.toContain(secret);
      expect((await findArticles(search({ tag: secret }), "en")).total).toBe(0);
      expect((await findArticles(search({ search: secret }), "en")).total).toBe(0);
      expect((await listPopular("en")).filter(({ title }) => title.includes(secret))).toEqual([]);
      expect(await listPopularTags()).not.toContain(secret);
    },
  );

  it.each([null, "buyer", "seller"] as const)(
    "refuse reads and changes by a %s in the admin area",
    async (role) => {
      const viewer = role && (await createUser({ role }));
      const changes = viewer && [
        async () => saveArticle(viewer, await articleInput()),
        () => publishArticle(viewer, { id: 1, updatedAt: new Date().toISOString() }),
        () => unpublishArticle(viewer, { id: 1, updatedAt: new Date().toISOString() }),
        () => deleteArticle(viewer, { id: 1, updatedAt: new Date().toISOString() }),
      ];
      for (const call of [
        () => searchAdminArticles(viewer, adminSearch()),
        () => getEditableArticle(viewer, 1),
        ...(changes ?? []),
      ]) {
        await expect(call()).rejects.toMatchObject({
          kind: role ? "forbidden" : "unauthenticated",
        });
      }
    },
  );

  it("are listed for an admin on request, and by state in the admin area", async () => {
    const { secret, slugs } = await hidden();
    const admin = await signedInAs("admin");
    expect(await slugsIn(await get(getPosts, `?tags=${secret}`))).toEqual([]);
    const listedSlugs = await slugsIn(await get(getPosts, `?tags=${secret}&isPublished=false`));
    expect(listedSlugs.sort()).toEqual(slugs.sort());
    const { rows, counts } = await searchAdminArticles(admin, adminSearch({ q: secret }));
    expect(rows).toHaveLength(3);
    expect(counts).toEqual({ all: 3, draft: 2, scheduled: 1, published: 0 });
    const scheduled = await searchAdminArticles(
      admin,
      adminSearch({ q: secret, state: "scheduled" }),
    );
    expect(scheduled.rows.map(({ state }) => state)).toEqual(["scheduled"]);
  });
});
