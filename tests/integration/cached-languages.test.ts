import { beforeEach, describe, expect, it, vi } from "vitest";

import { getPost } from "@/lib/blog/queries/posts";
import { publishArticle } from "@/lib/blog/service/publish";
import { saveArticle } from "@/lib/blog/service/save";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db } from "@/lib/db/client";
import { listUpcoming } from "@/lib/events/queries/listing";
import { saveEvent } from "@/lib/events/service/save";
import { getSeller } from "@/lib/sellers/queries/sellers";
import { getStore } from "@/lib/storefronts/queries";
import { publishStorefront, saveStorefront } from "@/lib/storefronts/service";
import { articleInput } from "../support/articles";
import { eventInput } from "../support/events";
import { createUser } from "../support/factories";
import { newStoreName } from "../support/stores";

// A cache like that of Next: by key, until one of the tags is invalidated.
const cache = vi.hoisted(() => new Map<string, { tags: string[]; value: unknown }>());

vi.mock("next/cache", () => ({
  unstable_cache:
    (read: () => Promise<unknown>, cacheKey: string[], { tags }: { tags: string[] }) =>
    async () => {
      const key = JSON.stringify(cacheKey);
      const entry = cache.get(key) ?? { tags, value: JSON.stringify(await read()) };
      cache.set(key, entry);
      return JSON.parse(String(entry.value));
    },
}));

/** Runs a service and ends the cache entries of the tags that it invalidates. */
async function run<T>(service: () => Promise<T>): Promise<T> {
  const { result, tags } = await collectInvalidations(service);
  for (const [key, entry] of cache) {
    if (entry.tags.some((tag) => tags.some((invalidTag) => invalidTag === tag))) cache.delete(key);
  }
  return result;
}

const SO = {
  title: "Qaxwo saddex jeer",
  excerpt: "Abol, tona iyo baraka, sidaas u kala horreeya.",
  content: "Waddo kastaa mid bay leedahay. Tani afar bay leedahay, mid walbana wuu shiilaa bunka.",
};

beforeEach(() => cache.clear());

describe("cached texts", () => {
  it("are separate for each language, and end when a translation of an article is saved", async () => {
    const admin = await createUser({ role: "admin" });
    const input = await articleInput();
    const draft = await run(() => saveArticle(admin, input));
    const { slug, ...publishedArticle } = await run(() => publishArticle(admin, draft));
    const titlesOf = async () => [
      (await getPost(slug, "en"))?.title,
      (await getPost(slug, "so"))?.title,
      (await getPost(slug, "ar"))?.title,
    ];

    expect(await titlesOf()).toEqual([input.title, input.title, input.title]);
    await run(() =>
      saveArticle(admin, { ...input, seen: publishedArticle, translations: { so: SO } }),
    );
    expect(await titlesOf()).toEqual([input.title, SO.title, input.title]);
  });

  it("end when a translation of an event is saved", async () => {
    const admin = await createUser({ role: "admin" });
    const { id } = await run(() => saveEvent(admin, eventInput()));
    const titleOf = async (locale: "en" | "so") =>
      (await listUpcoming(locale)).find((event) => event.id === id)?.title;
    const text = { title: "Bunka beerta", description: "Saddex koob geedaha hoostooda." };

    expect([await titleOf("en"), await titleOf("so")]).toEqual([
      "Buna in the park",
      "Buna in the park",
    ]);
    await run(() => saveEvent(admin, { ...eventInput({ translations: { so: text } }), id }));
    expect([await titleOf("en"), await titleOf("so")]).toEqual(["Buna in the park", text.title]);
  });

  it("end when a translation of a profile and a storefront is saved", async () => {
    const seller = await createUser({ role: "seller" });
    await db.user.update({ where: { id: seller.id }, data: { bio: "We cut cloth." } });
    const store = { storeName: newStoreName(), description: "Cloth from Hargeisa." };
    const { urlSlug } = await run(() => saveStorefront(seller, store));
    await run(() => publishStorefront(seller, { publish: true }));
    const textsOf = async () => [
      (await getStore(urlSlug ?? "", "so"))?.description,
      (await getSeller(seller.id, "so"))?.bio,
    ];
    const so = { bio: "Dhar baan tolnaa.", tagline: null, description: "Dhar Hargeisa." };

    expect(await textsOf()).toEqual(["Cloth from Hargeisa.", "We cut cloth."]);
    await run(() => saveStorefront(seller, { ...store, translations: { so } }));
    expect(await textsOf()).toEqual([so.description, so.bio]);
  });
});
