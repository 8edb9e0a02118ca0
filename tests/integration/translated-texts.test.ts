import { describe, expect, it, vi } from "vitest";

import { GET as getCalendar } from "@/app/api/events/[eventId]/calendar/route";
import { GET as getSuggestions } from "@/app/api/search/suggestions/route";
import { GET as getFeed } from "@/app/blog/feed.xml/route";
import { updateProfile } from "@/lib/accounts/service/profile";
import { findArticles, listPopular, listRelated } from "@/lib/blog/queries/listing";
import { getPost as getArticle, getPostOrThrow } from "@/lib/blog/queries/posts";
import { blogSearchSchema } from "@/lib/blog/schema";
import { publishArticle } from "@/lib/blog/service/publish";
import { saveArticle } from "@/lib/blog/service/save";
import { db } from "@/lib/db/client";
import { listUpcoming } from "@/lib/events/queries/listing";
import { saveEvent } from "@/lib/events/service/save";
import { listOwnPurchases } from "@/lib/events/tickets/queries";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { findPosts } from "@/lib/forum/queries/posts";
import { forumSearchSchema } from "@/lib/forum/schema";
import { createPost } from "@/lib/forum/service/posts";
import { getProduct } from "@/lib/products/queries/catalog";
import { listSuggestions } from "@/lib/products/search/queries";
import { searchSite } from "@/lib/products/search/site-queries";
import { getSeller, getSellerOrThrow } from "@/lib/sellers/queries/sellers";
import { getStore, getStorefront } from "@/lib/storefronts/queries";
import { publishStorefront, saveStorefront } from "@/lib/storefronts/service";
import { get } from "../support/api-client";
import { categoryOf, feedRequest, publicArticle, words } from "../support/articles";
import { eventInput } from "../support/events";
import { createUser } from "../support/factories";
import { categoryId, createMember } from "../support/forum";
import { createApprovedProduct } from "../support/products";
import { newStoreName } from "../support/stores";
import { xmlTexts } from "../support/xml";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const ARTICLE_SO = {
  title: "Qaxwo saddex jeer",
  excerpt: "Abol, tona iyo baraka, sidaas u kala horreeya.",
  content: "Waddo kastaa mid bay leedahay. Tani afar bay leedahay, mid walbana wuu shiilaa bunka.",
};

async function post(input: { title: string; locale: "en" | "so" }) {
  const text = { content: "How do you do it?", ...input };
  return createPost(await createMember(), { categoryId: await categoryId("coffee"), ...text });
}

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

  it("has a translated card in every list, with the read time of the translation", async () => {
    const long = `${ARTICLE_SO.content} `.repeat(20).trim();
    const translations = { so: { ...ARTICLE_SO, content: long } };
    const tag = "sodcaal";
    const categoryId = await categoryOf("makers");
    const { id } = await publicArticle({ tags: [tag], categoryId, translations });
    const other = await publicArticle({ categoryId });
    await db.blogPost.update({ where: { id }, data: { viewCount: 1_000_000 } });
    const shown = {
      id,
      title: ARTICLE_SO.title,
      locale: "so",
      minutes: Math.ceil(long.length / 200),
    };

    const search = blogSearchSchema.parse({ tag });
    expect((await findArticles(search, "so")).articles).toMatchObject([shown]);
    expect((await listPopular("so"))[0]).toMatchObject(shown);
    expect(await listRelated({ id: other.id, categoryId }, "so")).toMatchObject([shown]);
  });

  it("is found by words of a translation, and by none after it was removed", async () => {
    const admin = await createUser({ role: "admin" });
    const input = await words();
    const translations = { so: { ...ARTICLE_SO, title: "Sheekada jebenadaha qadiimka" } };
    const seen = await publishArticle(admin, await saveArticle(admin, { ...input, translations }));

    expect(await searchSite("jebenadaha", "so")).toMatchObject([
      { title: "Sheekada jebenadaha qadiimka", text: ARTICLE_SO.excerpt, locale: "so" },
    ]);
    expect(await searchSite("jebenadaha", "am")).toMatchObject([
      { title: input.title, locale: "en" },
    ]);
    await saveArticle(admin, { ...input, seen, translations: {} });
    expect(await searchSite("jebenadaha", "so")).toEqual([]);
  });

  it("has no translation into its own language, also after its language has changed", async () => {
    const admin = await createUser({ role: "admin" });
    const input = await words();
    const seen = await saveArticle(admin, {
      ...input,
      translations: { en: ARTICLE_SO, so: ARTICLE_SO },
    });
    const localesOf = async () =>
      (await db.blogPostTranslation.findMany({ where: { postId: seen.id } })).map(
        ({ locale }) => locale,
      );

    expect(await localesOf()).toEqual(["so"]);
    await saveArticle(admin, { ...input, seen, locale: "so" });
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

describe("lists filtered by language", () => {
  it("of articles have those that were written in it or translated into it, in that language", async () => {
    const tag = "afaanota";
    const translated = await publicArticle({ tags: [tag], translations: { om: ARTICLE_SO } });
    const own = await publicArticle({ tags: [tag], locale: "om" });
    await publicArticle({ tags: [tag], translations: { so: ARTICLE_SO } });
    const search = blogSearchSchema.parse({ tag, language: "om" });
    const { articles, total } = await findArticles(search, "ar");

    expect(total).toBe(2);
    expect(articles.map(({ id, locale }) => [id, locale])).toEqual([
      [own.id, "om"],
      [translated.id, "om"],
    ]);
  });

  it("of posts have those that were written in it", async () => {
    const title = "Xawaash iyo heyl";
    const { id } = await post({ title, locale: "so" });
    await post({ title, locale: "en" });
    const idsOf = async (query: object) =>
      (await findPosts(forumSearchSchema.parse(query))).posts.map((one) => one.id);

    expect(await idsOf({ language: "so", category: await categoryId("coffee") })).toContain(id);
    expect(await idsOf({ language: "so", q: "heyl" })).toEqual([id]);
    expect(await idsOf({ language: "fr", q: "heyl" })).toHaveLength(2);
  });

  it("of events have those that can be read in it, in that language", async () => {
    const admin = await createUser({ role: "admin" });
    const translation = {
      title: "Buna paarkii keessatti",
      description: "Marsaa sadii, muka jala.",
    };
    const { id } = await saveEvent(admin, eventInput({ translations: { om: translation } }));
    await saveEvent(admin, eventInput());

    expect(await listUpcoming("ar", { language: "om" })).toMatchObject([
      { id, ...translation, locale: "om" },
    ]);
    const inArabic = await listUpcoming("om", { language: "ar" });
    expect(inArabic.filter((event) => event.id === id)).toEqual([]);
  });
});

describe("a translated event", () => {
  const SO = { title: "Bunka beerta", description: "Saddex koob geedaha hoostooda." };

  it("is shown in the reader's language in lists, on tickets and in the calendar", async () => {
    const admin = await createUser({ role: "admin" });
    const buyer = await createMember();
    const { id } = await saveEvent(admin, eventInput({ translations: { so: SO } }));
    await buyTickets(buyer, { eventId: id, quantity: 1 }, "so");

    const of = async (locale: "so" | "ar") =>
      (await listUpcoming(locale)).find((event) => event.id === id);
    expect(await of("so")).toMatchObject({ ...SO, originalLocale: "en", languages: ["en", "so"] });
    expect(await of("ar")).toMatchObject({ title: "Buna in the park", locale: "en" });
    expect(await listOwnPurchases(buyer, "so")).toMatchObject([{ event: { title: SO.title } }]);

    const fileOf = async (query: string) =>
      (await get(getCalendar as never, query, { eventId: String(id) })).text();
    expect(await fileOf("?lang=so")).toContain(`SUMMARY:${SO.title}`);
    expect(await fileOf("")).toContain("SUMMARY:Buna in the park");
  });

  it("has its title in the buyer's language in the email with the tickets", async () => {
    const admin = await createUser({ role: "admin" });
    const buyer = await createMember();
    const { id } = await saveEvent(admin, eventInput({ translations: { so: SO } }));
    await buyTickets(buyer, { eventId: id, quantity: 1 }, "so");
    const [mail] = await db.outboxMessage.findMany({
      where: { kind: "mail", dedupeKey: { startsWith: "tickets:" } },
      orderBy: { id: "desc" },
      take: 1,
    });

    expect(JSON.stringify(mail?.payload)).toContain(SO.title);
    expect(JSON.stringify(mail?.payload)).not.toContain("Buna in the park");
  });
});

describe("a translated shop", () => {
  const SO = { bio: "Dhar baan tolnaa.", tagline: "Dhar maalin weyn", description: "Hargeisa." };

  it("falls back to its own language field by field", async () => {
    const seller = await createUser({ role: "seller" });
    await updateProfile(seller, { bio: "We cut and finish cloth." });
    const { urlSlug } = await saveStorefront(seller, {
      storeName: newStoreName(),
      tagline: "Cloth for a great day",
      description: "Cloth from Hargeisa.",
      translations: {
        so: SO,
        am: { bio: null, tagline: "ለታላቅ ቀን የሚሆን ጨርቅ", description: null },
        ar: { bio: null, tagline: null, description: null },
      },
    });
    await publishStorefront(seller, { publish: true });
    const slug = urlSlug ?? "";

    expect(await getStore(slug, "so")).toMatchObject({
      tagline: SO.tagline,
      taglineLocale: "so",
      description: SO.description,
      locale: "so",
      originalLocale: "en",
      languages: ["en", "so"],
    });
    expect(await getStore(slug, "am")).toMatchObject({
      tagline: "ለታላቅ ቀን የሚሆን ጨርቅ",
      taglineLocale: "am",
      description: "Cloth from Hargeisa.",
      locale: "en",
    });
    expect(await getSeller(seller.id, "so")).toMatchObject({
      bio: SO.bio,
      bioLanguages: { locale: "so", originalLocale: "en" },
    });
    expect(await getSeller(seller.id, "am")).toMatchObject({ bio: "We cut and finish cloth." });
    expect(await getSellerOrThrow(seller.id)).toMatchObject({ bio: "We cut and finish cloth." });
    expect(Object.keys((await getStorefront(seller)).translations)).toEqual(["am", "so"]);
  });

  it("retains its translations when a save omits them", async () => {
    const seller = await createUser({ role: "seller" });
    const store = { storeName: newStoreName(), description: "Cloth from Hargeisa." };
    await saveStorefront(seller, { ...store, translations: { so: SO } });

    expect(await saveStorefront(seller, store)).toMatchObject({ translations: { so: SO } });
    expect(await saveStorefront(seller, { ...store, translations: {} })).toMatchObject({
      translations: {},
    });
  });
});

describe("a translated product", () => {
  it("lists its languages and has a translated title among the suggestions", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, {
      title: "Zanzibari clove basket",
      translations: { so: { title: "Dambiisha dhego yaraha" } },
    });

    expect(await getProduct(id, "so")).toMatchObject({
      title: "Dambiisha dhego yaraha",
      textLocale: "so",
      languages: ["en", "so"],
    });
    expect(await listSuggestions("zanzibari", "so")).toMatchObject([
      { title: "Dambiisha dhego yaraha" },
    ]);
    const titlesOf = async (query: string) =>
      ((await (await get(getSuggestions as never, query)).json()) as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await titlesOf("?q=zanzibari&lang=so")).toEqual(["Dambiisha dhego yaraha"]);
    expect(await titlesOf("?q=zanzibari&lang=fr")).toEqual(["Zanzibari clove basket"]);
  });
});
