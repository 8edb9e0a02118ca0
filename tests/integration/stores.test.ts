import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GET as preview } from "@/app/api/og/store/[urlSlug]/route";
import { POST as publish } from "@/app/api/seller/storefront/publish/route";
import { GET as read, POST as save } from "@/app/api/seller/storefront/route";
import { hashPassword } from "@/lib/accounts/password";
import { deleteAccount } from "@/lib/accounts/service/deletion";
import { db } from "@/lib/db/client";
import {
  getStore,
  getStoreFor,
  getStoreProductPage,
  listSitemapStores,
  listStoreReviews,
} from "@/lib/storefronts/queries";
import { publishStorefront } from "@/lib/storefronts/service";
import {
  get,
  PASSWORD,
  responseText,
  send,
  signedInAs,
  signOutCaller,
} from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { invalidatedTags, resetTags } from "../support/next-cache";
import { createStore, newStoreName } from "../support/stores";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

describe("POST /api/seller/storefront/publish", () => {
  it("publishes and unpublishes a store", async () => {
    await signedInAs("seller");
    const { urlSlug } = await (
      await send(save, { storeName: newStoreName(), description: "Cloth from Hargeisa." })
    ).json();
    resetTags();

    const response = await send(publish, { publish: true });
    expect([response.status, await response.json()]).toEqual([200, { isPublished: true }]);
    expect(invalidatedTags).toEqual(expect.arrayContaining([`store:${urlSlug}`, "stores"]));
    expect(await (await get(read)).json()).toMatchObject({ isPublished: true });
    expect(await getStore(urlSlug, "en")).toMatchObject({ urlSlug });

    expect(await (await send(publish, { publish: false })).json()).toEqual({ isPublished: false });
    expect(await getStore(urlSlug, "en")).toBeNull();
  });

  it("refuses a seller without a saved storefront", async () => {
    await signedInAs("seller");

    const sentence = "Save your storefront with a name and description before you publish it.";
    expect(await responseText(await send(publish, { publish: true }))).toEqual([409, sentence]);
    expect(await responseText(await send(publish, { publish: false }))).toEqual([409, sentence]);
  });

  it.each([{}, { publish: "true" }, { publish: 1 }, { publish: null }])(
    "refuses the body %j",
    async (body) => {
      await signedInAs("seller");
      await send(save, { storeName: newStoreName(), description: "Cloth from Hargeisa." });

      expect((await send(publish, body)).status).toBe(400);
    },
  );

  it("requires a confirmed address to publish, but not to unpublish", async () => {
    const { seller } = await createStore();
    const unconfirmed = { ...seller, isEmailVerified: false };

    await expect(publishStorefront(unconfirmed, { publish: true })).rejects.toMatchObject({
      key: "emailUnverified",
    });
    await expect(publishStorefront(unconfirmed, { publish: false })).resolves.toEqual({
      isPublished: false,
    });
  });
});

describe("visibility of a store", () => {
  it("limits a draft to its owner", async () => {
    const { seller, slug } = await createStore();
    const others = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
      createUser({ role: "admin" }),
    ]);

    expect(await getStore(slug, "en")).toBeNull();
    expect(await getStoreFor(null, slug, "en")).toBeNull();
    for (const other of others) expect(await getStoreFor(other, slug, "en")).toBeNull();
    expect(await getStoreFor(seller, slug, "en")).toMatchObject({
      urlSlug: slug,
      isPublished: false,
    });
    expect(await listSitemapStores()).not.toContainEqual(
      expect.objectContaining({ urlSlug: slug }),
    );
  });

  it("makes a published store public until its seller is disabled", async () => {
    const { seller, slug } = await createStore();
    await publishStorefront(seller, { publish: true });

    expect(await getStoreFor(null, slug, "en")).toMatchObject({ urlSlug: slug });
    expect(await listSitemapStores()).toContainEqual(expect.objectContaining({ urlSlug: slug }));

    await db.user.update({ where: { id: seller.id }, data: { disabledAt: new Date() } });
    expect(await getStore(slug, "en")).toBeNull();
  });

  it("ends when the seller's account is deleted", async () => {
    const { seller, slug } = await createStore({ location: "Hargeisa" });
    await publishStorefront(seller, { publish: true });
    const passwordHash = await hashPassword(PASSWORD);
    await db.user.update({ where: { id: seller.id }, data: { passwordHash } });

    await deleteAccount(seller, { password: PASSWORD });

    expect(await getStore(slug, "en")).toBeNull();
    expect(await db.storefront.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it.each(["nobody", "", "A-B", "x'; --", "\u0000", "a".repeat(500)])(
    "returns null for the slug %j",
    async (slug) => {
      expect(await getStore(slug, "en")).toBeNull();
    },
  );

  it("omits the seller's email address", async () => {
    const { seller, slug } = await createStore();
    await publishStorefront(seller, { publish: true });

    const { email } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });
    expect(JSON.stringify(await getStore(slug, "en"))).not.toContain(email);
  });
});

describe("products of a store", () => {
  it("include the public ones, newest first", async () => {
    const { seller } = await createStore();
    const old = await createProduct({ seller, title: "Old" });
    const hidden = await createProduct({ seller, isActive: false });
    const fresh = await createProduct({ seller, title: "Fresh" });
    await createProduct();

    const page = await getStoreProductPage(seller.id, "en");

    expect(page.products.map(({ id }) => id)).toEqual([fresh.id, old.id]);
    expect(page).toMatchObject({ totalProducts: 2, totalReviews: 0, averageRating: 0 });
    expect(page.products.map(({ id }) => id)).not.toContain(hidden.id);
  });

  it("include the reviews of products that are no longer sold", async () => {
    const { seller } = await createStore();
    const [visible, hidden] = [
      await createProduct({ seller }),
      await createProduct({ seller, isActive: false }),
    ];
    const author = await createUser({ role: "buyer" });
    for (const product of [visible, hidden]) {
      await db.review.create({
        data: {
          productId: product.id,
          authorId: author.id,
          rating: 5,
          title: "Lovely cloth",
          comment: "It wears well and was here in three days.",
        },
      });
    }

    const reviews = await listStoreReviews(seller.id, "en");

    expect(reviews.map(({ productId }) => productId)).toEqual([hidden.id, visible.id]);
    expect(reviews[1]).toMatchObject({ productTitle: visible.title, buyerName: author.username });
    expect(await getStoreProductPage(seller.id, "en")).toMatchObject({
      totalProducts: 1,
      totalReviews: 2,
      averageRating: 5,
    });
  });
});

function previewOf(urlSlug: string, query = "") {
  const address = `http://localhost:3000/api/og/store/${urlSlug}${query}`;
  return preview(new NextRequest(address), { params: Promise.resolve({ urlSlug }) });
}

it("the link preview of a store is rendered only once it is published", async () => {
  const { seller, slug } = await createStore({ tagline: "ልብስ ለበዓል", primaryColor: "#FFFF00" });

  expect((await previewOf(slug)).status).toBe(404);
  await publishStorefront(seller, { publish: true });

  const response = await previewOf(slug, "?lang=ar");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
});
