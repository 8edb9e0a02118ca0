import { describe, expect, it, vi } from "vitest";

import { GET as getCalendar } from "@/app/api/events/[eventId]/calendar/route";
import { GET as getSuggestions } from "@/app/api/search/suggestions/route";
import { updateProfile } from "@/lib/accounts/service/profile";
import { findArticles } from "@/lib/blog/queries/listing";
import { blogSearchSchema } from "@/lib/blog/schema";
import { checkCart } from "@/lib/checkout/queries";
import { db } from "@/lib/db/client";
import { listUpcoming } from "@/lib/events/queries/listing";
import { saveEvent } from "@/lib/events/service/save";
import { listMyPurchases } from "@/lib/events/tickets/queries";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { findPosts } from "@/lib/forum/queries/posts";
import { forumSearchSchema } from "@/lib/forum/schema";
import { createPost } from "@/lib/forum/service/posts";
import { getProduct } from "@/lib/products/queries/products";
import { listSuggestions } from "@/lib/search/queries";
import { getSeller, getSellerOrThrow } from "@/lib/sellers/queries/sellers";
import { getStore, getStorefront } from "@/lib/storefronts/queries";
import { publishStorefront, saveStorefront } from "@/lib/storefronts/service";
import { get } from "../support/api-client";
import { publicArticle } from "../support/articles";
import { eventInput } from "../support/events";
import { createUser } from "../support/factories";
import { categoryId, createMember } from "../support/forum";
import { createApprovedProduct } from "../support/products";
import { newStoreName } from "../support/stores";

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

describe("lists filtered by language", () => {
  it("of articles have those that were written in it or translated into it, in that language", async () => {
    const tag = "afaanota";
    const translatedArticle = await publicArticle({
      tags: [tag],
      translations: { om: ARTICLE_SO },
    });
    const originalArticle = await publicArticle({ tags: [tag], locale: "om" });
    await publicArticle({ tags: [tag], translations: { so: ARTICLE_SO } });
    const search = blogSearchSchema.parse({ tag, language: "om" });
    const { articles, total } = await findArticles(search, "ar");

    expect(total).toBe(2);
    expect(articles.map(({ id, locale }) => [id, locale])).toEqual([
      [originalArticle.id, "om"],
      [translatedArticle.id, "om"],
    ]);
  });

  it("of posts have those that were written in it", async () => {
    const title = "Xawaash iyo heyl";
    const { id } = await post({ title, locale: "so" });
    await post({ title, locale: "en" });
    const idsOf = async (query: object) =>
      (await findPosts(forumSearchSchema.parse(query))).posts.map((post) => post.id);

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
    expect(await listMyPurchases(buyer, "so")).toMatchObject([{ event: { title: SO.title } }]);

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
    const [email] = await db.outboxMessage.findMany({
      where: { kind: "mail", dedupeKey: { startsWith: "tickets:" } },
      orderBy: { id: "desc" },
      take: 1,
    });

    expect(JSON.stringify(email?.payload)).toContain(SO.title);
    expect(JSON.stringify(email?.payload)).not.toContain("Buna in the park");
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
  it("lists its languages and has a translated title among the suggestions and in the cart", async () => {
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

    const buyer = await createUser({ role: "buyer" });
    const cart = { items: [{ productId: id, quantity: 1 }] };
    expect(await checkCart(buyer, cart, "so")).toMatchObject([{ title: "Dambiisha dhego yaraha" }]);
    expect(await checkCart(buyer, cart, "am")).toMatchObject([{ title: "Zanzibari clove basket" }]);
  });
});
