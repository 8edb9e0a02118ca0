import { describe, expect, it, vi } from "vitest";

import { GET as getFeed } from "@/app/blog/feed.xml/route";
import { findArticles, listPopular, listRelated } from "@/lib/blog/queries/listing";
import { getPost as getArticle, getPostOrThrow } from "@/lib/blog/queries/posts";
import { blogSearchSchema } from "@/lib/blog/schema";
import { publishArticle } from "@/lib/blog/service/publish";
import { saveArticle } from "@/lib/blog/service/save";
import { db } from "@/lib/db/client";
import { searchSite } from "@/lib/search/site-queries";
import { articleInput, categoryOf, feedRequest, publicArticle } from "../support/articles";
import { createUser } from "../support/factories";
import { xmlTexts } from "../support/xml";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const ARTICLE_SO = {
  title: "Qaxwo saddex jeer",
  excerpt: "Abol, tona iyo baraka, sidaas u kala horreeya.",
  content: "Waddo kastaa mid bay leedahay. Tani afar bay leedahay, mid walbana wuu shiilaa bunka.",
};

describe("a translated article", () => {
  it("is shown in the reader's language, and in its own where it has not been translated", async () => {
    const { slug } = await publicArticle({ translations: { so: ARTICLE_SO } });

    expect(await getArticle(slug, "so")).toMatchObject({
      ...ARTICLE_SO,
      locale: "so",
      originalLocale: "en",
      languages: ["en", "so"],
    });
    expect(await getArticle(slug, "ar")).toMatchObject({ locale: "en", originalLocale: "en" });
    expect(await getPostOrThrow(slug)).toMatchObject({ locale: "en" });
  });

  it("has a translated card in every list, with the read time of the original", async () => {
    const tag = "sodcaal";
    const categoryId = await categoryOf("makers");
    const { id } = await publicArticle({
      tags: [tag],
      categoryId,
      content: "Every street has one. ".repeat(40).trim(),
      translations: { so: ARTICLE_SO },
    });
    const other = await publicArticle({ categoryId });
    await db.blogPost.update({ where: { id }, data: { viewCount: 1_000_000 } });
    const translatedArticle = {
      id,
      title: ARTICLE_SO.title,
      locale: "so",
      minutes: 5,
    };

    const search = blogSearchSchema.parse({ tag });
    expect((await findArticles(search, "so")).articles).toMatchObject([translatedArticle]);
    expect((await listPopular("so"))[0]).toMatchObject(translatedArticle);
    expect(await listRelated({ id: other.id, categoryId }, "so")).toMatchObject([
      translatedArticle,
    ]);
  });

  it("is found by words of a translation, and by none after it was removed", async () => {
    const admin = await createUser({ role: "admin" });
    const input = await articleInput();
    const translations = { so: { ...ARTICLE_SO, title: "Sheekada jebenadaha qadiimka" } };
    const article = await publishArticle(
      admin,
      await saveArticle(admin, { ...input, translations }),
    );

    expect(await searchSite("jebenadaha", "so")).toMatchObject([
      { title: "Sheekada jebenadaha qadiimka", text: ARTICLE_SO.excerpt, locale: "so" },
    ]);
    expect(await searchSite("jebenadaha", "am")).toMatchObject([
      { title: input.title, locale: "en" },
    ]);
    await saveArticle(admin, { ...input, seen: article, translations: {} });
    expect(await searchSite("jebenadaha", "so")).toEqual([]);
  });

  it("has no translation into its own language, also after its language has changed", async () => {
    const admin = await createUser({ role: "admin" });
    const input = await articleInput();
    const article = await saveArticle(admin, {
      ...input,
      translations: { en: ARTICLE_SO, so: ARTICLE_SO },
    });
    const localesOf = async () =>
      (await db.blogPostTranslation.findMany({ where: { postId: article.id } })).map(
        ({ locale }) => locale,
      );

    expect(await localesOf()).toEqual(["so"]);
    await saveArticle(admin, { ...input, seen: article, locale: "so" });
    expect(await localesOf()).toEqual([]);
  });

  it("is in the feed of each language, with links that open the page in that language", async () => {
    const { slug } = await publicArticle({ translations: { so: ARTICLE_SO } });
    const xmlOf = async (lang?: string) => (await getFeed(feedRequest(lang))).text();
    const somali = await xmlOf("so");

    expect(xmlTexts(somali, "title")).toContain(ARTICLE_SO.title);
    expect(xmlTexts(somali, "language")).toEqual(["so"]);
    expect(xmlTexts(somali, "dc:language")).toContain("so");
    expect(xmlTexts(somali, "link").some((link) => link.endsWith(`/blog/${slug}?lang=so`))).toBe(
      true,
    );
    expect(xmlTexts(await xmlOf(), "title")).not.toContain(ARTICLE_SO.title);
    expect(xmlTexts(await xmlOf("fr"), "language")).toEqual(["en"]);
  });
});
