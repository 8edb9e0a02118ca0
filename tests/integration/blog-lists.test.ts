import { describe, expect, it, vi } from "vitest";

import { GET as getFeed } from "@/app/blog/feed.xml/route";
import {
  findArticles,
  listPopular,
  listPopularTags,
  listRelated,
} from "@/lib/blog/queries/listing";
import { getRecipe, withProducts } from "@/lib/blog/queries/recipes";
import { blogSearchSchema } from "@/lib/blog/schema";
import { db } from "@/lib/db/client";
import { categoryOf, feedRequest, publicArticle } from "../support/articles";
import { createProduct } from "../support/factories";
import { xmlTexts } from "../support/xml";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const search = (query: object = {}) => blogSearchSchema.parse(query);

describe("lists of /blog", () => {
  it("lists at most twenty tags, the most used first", async () => {
    const tags = Array.from({ length: 10 }, (_, index) => `many${index}`);
    await publicArticle({ tags });
    await publicArticle({ tags: tags.map((tag) => `more ${tag}`) });
    await publicArticle({ tags: ["many3", "the third"] });
    await publicArticle({ tags: ["many3"] });
    const titled = await listPopularTags();
    expect(titled).toHaveLength(20);
    expect(titled[0]).toBe("many3");
  });

  it("lists the five most viewed articles and three related ones of the category", async () => {
    const categoryId = await categoryOf("community");
    const posts = [];
    for (let index = 0; index < 6; index++) posts.push(await publicArticle({ categoryId }));
    for (const [index, { id }] of posts.entries()) {
      await db.blogPost.update({ where: { id }, data: { viewCount: 100 + index } });
    }
    expect((await listPopular("en")).map(({ viewCount }) => viewCount)).toEqual([
      105, 104, 103, 102, 101,
    ]);
    const id = posts[5]?.id ?? 0;
    const related = await listRelated({ id, categoryId }, "en");
    expect(related.map((post) => post.id)).toEqual([posts[4]?.id, posts[3]?.id, posts[2]?.id]);
  });

  it("paginates articles", async () => {
    for (let index = 0; index < 13; index++) await publicArticle({ tags: ["paged"] });
    const first = await findArticles(search({ tag: "paged" }), "en");
    const second = await findArticles(search({ tag: "paged", page: "2" }), "en");
    expect([first.articles.length, first.total, first.pageCount]).toEqual([12, 13, 2]);
    expect(second.articles).toHaveLength(1);
  });
});

describe("getFeed", () => {
  it("returns RSS with absolute addresses and escaped texts", async () => {
    const title = ']]> <script>alert(1)</script> & "quotes" ]]>';
    const excerpt = "<img src=x onerror=alert(1)> is what somebody wrote here.";
    const { slug, id } = await publicArticle({ title, excerpt, tags: ["<b>&amp;"] });
    // Older rows may contain texts that the form refuses today.
    await db.blogPost.update({
      where: { id },
      data: {
        content: "Bell \u0007 and \u000b and \ufffe here.\n\n## <i>Head</i>\n\nEnd ]]> of it.",
      },
    });
    const response = await getFeed(feedRequest());
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const xml = await response.text();
    expect(xmlTexts(xml, "title")).toContain(title.replaceAll("]]>", "]] >"));
    const descriptions = xmlTexts(xml, "description");
    expect(descriptions).toContain(
      "&lt;img src=x onerror=alert(1)&gt; is what somebody wrote here.",
    );
    expect(xmlTexts(xml, "content:encoded").join()).toContain(
      "<p>Bell  and  and  here.</p><h2>&lt;i&gt;Head&lt;/i&gt;</h2><p>End ]]&gt; of it.</p>",
    );
    expect(xmlTexts(xml, "category")).toContain("<b>&amp;");
    const links = xmlTexts(xml, "link");
    expect(links.some((link) => link.endsWith(`/blog/${slug}`))).toBe(true);
    expect(links.every((link) => /^https?:\/\//.test(link))).toBe(true);
  });

  it("contains the latest twenty articles", async () => {
    for (let index = 0; index < 21; index++) await publicArticle();
    const xml = await (await getFeed(feedRequest())).text();
    expect(xml.match(/<item>/g)).toHaveLength(20);
  });
});

describe("getRecipe", () => {
  it("returns current prices and stock, and null for unavailable products", async () => {
    const [there, deletedPost, heldPost] = [
      await createProduct({ title: "Berbere", priceCents: 1250, stock: 7 }),
      await createProduct({ title: "Korarima" }),
      await createProduct({ title: "Injera", stock: 5 }),
    ];
    const ingredient = { amount: "4 tbsp", name: "it", units: 1 };
    const post = await publicArticle({
      recipe: {
        title: "Doro wat",
        servings: 6,
        minutes: 150,
        kitchen: "8 onions",
        steps: ["Cook."],
        ingredients: [there, deletedPost, heldPost].map(({ id }) => ({
          ...ingredient,
          productId: id,
        })),
      },
    });
    await db.product.update({ where: { id: deletedPost.id }, data: { isActive: false } });
    await db.product.update({ where: { id: heldPost.id }, data: { reserved: 2 } });
    await db.product.update({ where: { id: there.id }, data: { priceCents: 1400 } });
    const written = await getRecipe({ ...post, locale: "en" });
    if (!written) throw new Error("there is no recipe");
    const { ingredients } = await withProducts(written);
    expect(
      ingredients.map(({ product }) => product && [product.priceCents, product.available]),
    ).toEqual([[1400, 7], null, [1250, 3]]);
    expect(await getRecipe({ ...(await publicArticle()), locale: "en" })).toBeNull();
  });
});
