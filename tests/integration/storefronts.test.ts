import { beforeEach, describe, expect, it, vi } from "vitest";

import { POST as publish } from "@/app/api/seller/storefront/publish/route";
import { GET as read, POST as save } from "@/app/api/seller/storefront/route";
import type { Role } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { storefrontSchema } from "@/lib/storefronts/schema";
import { publishStorefront, saveStorefront } from "@/lib/storefronts/service";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { invalidatedTags, resetTags } from "../support/next-cache";
import { createStore, newStoreName } from "../support/stores";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

const CONTENT = { storeName: "Hodan Textiles", description: "Cloth from Hargeisa." };
const DENIED = "Only sellers can access the storefront editor.";

const KEYS =
  "averageRating bannerImageUrl description isPublished locale location logoImageUrl primaryColor socialMedia " +
  "storeName tagline totalProducts translations urlSlug vacationFrom vacationUntil website";

const keysOf = (body: object) => Object.keys(body).sort().join(" ");

describe("permissions of the storefront API", () => {
  it.each([
    ["buyer", 403, DENIED],
    ["admin", 403, DENIED],
    [null, 401, "Please sign in to continue."],
  ] as const)(
    "respond to the role %s with %d in all three calls",
    async (role, status, sentence) => {
      if (role) await signedInAs(role as Role);

      expect(await responseText(await get(read))).toEqual([status, sentence]);
      expect(await responseText(await send(save, { ...CONTENT }))).toEqual([status, sentence]);
      expect(await responseText(await send(publish, { publish: true }))).toEqual([
        status,
        sentence,
      ]);
      expect(await responseText(await send(save, {}))).toEqual([status, sentence]);
    },
  );

  it("are also checked by the services", async () => {
    const buyer = await createUser({ role: "buyer" });

    await expect(saveStorefront(buyer, CONTENT)).rejects.toMatchObject({ key: "storefrontDenied" });
    await expect(publishStorefront(buyer, { publish: true })).rejects.toMatchObject({
      kind: "forbidden",
    });
  });
});

describe("GET /api/seller/storefront", () => {
  it("returns the defaults to a seller without a saved storefront", async () => {
    const seller = await signedInAs("seller");

    const response = await get(read);

    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const body = await response.json();
    expect(keysOf(body)).toBe(KEYS);
    expect(body).toMatchObject({
      storeName: seller.username,
      description: "",
      primaryColor: "#D97706",
      socialMedia: { instagram: null, facebook: null, twitter: null },
      isPublished: false,
      urlSlug: null,
      totalProducts: 0,
      averageRating: 0,
    });
    expect(await db.storefront.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it("counts public products and their ratings", async () => {
    const seller = await signedInAs("seller");
    const rated = await createProduct({ seller });
    await createProduct({ seller });
    await createProduct({ seller, isActive: false });
    await createProduct({ seller, moderationStatus: "pending" });
    await db.product.update({ where: { id: rated.id }, data: { ratingCount: 3, ratingSum: 14 } });

    expect(await (await get(read)).json()).toMatchObject({ totalProducts: 2, averageRating: 4.7 });
  });
});

describe("POST /api/seller/storefront", () => {
  it("saves and returns the updated storefront", async () => {
    const seller = await signedInAs("seller");

    const response = await send(save, {
      ...CONTENT,
      storeName: newStoreName(),
      primaryColor: "#1f6fb2",
      tagline: "Cloth for the day",
      website: "https://hodan.example",
      socialMedia: { instagram: "@hodan", facebook: "", twitter: "https://x.com/hodan?s=20" },
      vacationFrom: "2027-01-01",
      vacationUntil: "2027-01-07",
      isPublished: true,
      urlSlug: "mine",
      sellerId: 1,
      totalProducts: 99,
    });

    expect(response.status).toBe(200);
    const body = await response.json();
    expect(keysOf(body)).toBe(KEYS);
    expect(body).toMatchObject({
      primaryColor: "#1f6fb2",
      socialMedia: {
        instagram: "https://instagram.com/hodan",
        facebook: null,
        twitter: "https://x.com/hodan",
      },
      vacationFrom: "2027-01-01",
      vacationUntil: "2027-01-07",
      isPublished: false,
      urlSlug: expect.stringMatching(/^cloth-house-\d+$/),
      totalProducts: 0,
    });
    expect(await (await get(read)).json()).toEqual(body);
    expect(await db.storefront.count({ where: { sellerId: seller.id } })).toBe(1);
  });

  it("ends a vacation when one of its dates is cleared", async () => {
    await signedInAs("seller");
    const store = { ...CONTENT, storeName: newStoreName() };
    const days = { vacationFrom: "2027-01-01", vacationUntil: "2027-01-07" };
    await send(save, { ...store, ...days });

    const response = await send(save, { ...store, vacationFrom: "" });

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ vacationFrom: null, vacationUntil: null });
  });

  it.each([
    ["storeName", "H", "Store name is required"],
    ["storeName", null, "Store name is required"],
    ["description", "Too short", "Description must be at least 10 characters"],
    ["primaryColor", "orange", "Must be a valid hex color"],
    ["primaryColor", "#D97706;color:red", "Must be a valid hex color"],
    ["tagline", "x".repeat(101), "Tagline must be under 100 characters"],
    ["bannerImageUrl", "picture.png", "Please enter a valid image URL"],
    ["logoImageUrl", "javascript:alert(1)", "Please enter a valid image URL"],
    [
      "website",
      "http://user:pw@hodan.example",
      "Please enter a full web address, such as https://example.com",
    ],
    [
      "socialMedia",
      { twitter: "data:text/html,x" },
      "Please enter a username or a link on this network",
    ],
    ["location", "x\u0000y", "Please check this field"],
  ])("refuses %s %j with its message and stores nothing", async (field, value, sentence) => {
    const seller = await signedInAs("seller");

    expect(await responseText(await send(save, { ...CONTENT, [field]: value }))).toEqual([
      400,
      sentence,
    ]);
    expect(await db.storefront.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it("preserves the address and the publication when the store is renamed", async () => {
    const { seller, slug } = await createStore({ tagline: "First" });
    await publishStorefront(seller, { publish: true });

    const renamed = await saveStorefront(seller, { ...CONTENT, storeName: "Another Name" });

    expect(renamed).toMatchObject({
      storeName: "Another Name",
      urlSlug: slug,
      isPublished: true,
      tagline: "First",
    });
  });

  it("derives the address from the seller's id if the name has no Latin letters", async () => {
    const { seller, slug } = await createStore({ storeName: "ሃረር ቡና" });

    expect(slug).toBe(`store-${seller.id}`);
  });

  it("gives stores with the same name different addresses, even when saved simultaneously", async () => {
    const storeName = newStoreName();
    const sellers = await Promise.all(
      Array.from({ length: 9 }, () => createUser({ role: "seller" })),
    );

    const stores = await Promise.all(
      sellers.map((seller) => saveStorefront(seller, { ...CONTENT, storeName })),
    );

    const slugs = stores.map(({ urlSlug }) => urlSlug ?? "");
    expect(new Set(slugs).size).toBe(9);
    for (const slug of slugs) expect(slug).toMatch(/^cloth-house-\d+(-\w+)?$/);
  });

  it("creates one row for simultaneous requests of one seller", async () => {
    const seller = await createUser({ role: "seller" });
    const storeName = newStoreName();

    const saved = await Promise.all(
      Array.from({ length: 5 }, () => saveStorefront(seller, { ...CONTENT, storeName })),
    );

    expect(new Set(saved.map(({ urlSlug }) => urlSlug)).size).toBe(1);
    expect(await db.storefront.count({ where: { sellerId: seller.id } })).toBe(1);
  });

  it("invalidates the store's page", async () => {
    await signedInAs("seller");
    resetTags();

    const { urlSlug } = await (await send(save, { ...CONTENT, storeName: newStoreName() })).json();

    expect(invalidatedTags).toContain(`store:${urlSlug}`);
  });

  it("accepts its own response as input", async () => {
    const { seller, store } = await createStore({ tagline: "A" });

    const again = await saveStorefront(seller, storefrontSchema.parse(store));

    expect(again).toEqual(store);
  });
});
