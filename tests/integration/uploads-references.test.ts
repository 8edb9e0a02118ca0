import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { sweepUploads } from "@/lib/uploads/jobs";
import { removeImage, uploadDocument, uploadImage } from "@/lib/uploads/service";
import { createProduct, createUser } from "../support/factories";
import { createFile, createImage } from "../support/images";
import { createPaidOrder } from "../support/orders";

beforeAll(() => {
  Object.assign(env, { UPLOAD_DIR: mkdtempSync(path.join(os.tmpdir(), "shaafi-shown-")) });
});

type Place = (seller: Viewer, url: string) => Promise<unknown>;

async function revise(seller: Viewer, content: object) {
  const { id: productId } = await createProduct({ seller });
  return db.productRevision.create({ data: { productId, content } });
}

const store = { storeName: "Wovens", description: "Baskets from Harar." };
const PLACES: [string, Place][] = [
  [
    "a product's cover",
    async (seller, imageUrl) => {
      const { id } = await createProduct({ seller });
      await db.product.update({ where: { id }, data: { imageUrl } });
    },
  ],
  [
    "one of a product's further images",
    async (seller, url) => {
      const { id } = await createProduct({ seller });
      await db.product.update({ where: { id }, data: { images: ["/illustrations/tea.svg", url] } });
    },
  ],
  ["a pending revision's cover", (seller, imageUrl) => revise(seller, { imageUrl, images: [] })],
  [
    "one of a pending revision's images",
    (seller, url) => revise(seller, { imageUrl: "/illustrations/tea.svg", images: [url] }),
  ],
  [
    "a profile image",
    (seller, profileImage) => db.user.update({ where: { id: seller.id }, data: { profileImage } }),
  ],
  [
    "a store's banner",
    (seller, bannerImageUrl) =>
      db.storefront.create({
        data: { ...store, sellerId: seller.id, urlSlug: `b-${seller.id}`, bannerImageUrl },
      }),
  ],
  [
    "a store's logo",
    (seller, logoImageUrl) =>
      db.storefront.create({
        data: { ...store, sellerId: seller.id, urlSlug: `l-${seller.id}`, logoImageUrl },
      }),
  ],
  [
    "the image of an order whose product has another one",
    async (seller, imageUrl) => {
      const product = await createProduct({ seller });
      const orderId = await createPaidOrder(await createUser({ role: "buyer" }), product);
      await db.orderLine.updateMany({ where: { orderId }, data: { imageUrl } });
    },
  ],
  [
    "a photo of a damage claim",
    async (seller, url) => {
      const buyer = await createUser({ role: "buyer" });
      const orderId = await createPaidOrder(buyer, await createProduct({ seller }));
      const { id: sellerOrderId } = await db.sellerOrder.findFirstOrThrow({ where: { orderId } });
      await db.returnRequest.create({
        data: {
          sellerOrderId,
          buyerId: buyer.id,
          kind: "damage",
          reason: "Broken lid",
          photos: [url],
        },
      });
    },
  ],
];

/** Makes every upload older than a day. */
const daysPass = () => db.$executeRaw`UPDATE uploads SET created_at = now() - interval '25 hours'`;

describe("sweepUploads and removeImage", () => {
  it.each(PLACES)("preserve an image that is %s", async (_, place) => {
    const seller = await createUser({ role: "seller" });
    const { imageUrl } = await uploadImage(seller, [await createImage()]);
    await place(seller, imageUrl);
    await daysPass();

    await expect(removeImage(seller, { imageUrl })).rejects.toMatchObject({ key: "imageInUse" });
    await sweepUploads();

    expect(await db.upload.count({ where: { url: imageUrl } })).toBe(1);
  });

  it("preserve the document of a certificate while it is referenced", async () => {
    const seller = await createUser({ role: "seller" });
    const { documentUrl } = await uploadDocument(seller, [createFile("%PDF-1.4\n%%EOF", "a.pdf")]);
    const { id: productId } = await createProduct({ seller });
    const certificate = {
      type: "halal",
      body: "IFANCC",
      number: "1",
      validUntil: new Date("2030-01-01"),
    } as const;
    const { id } = await db.certificate.create({
      data: { ...certificate, productId, documentUrl },
    });
    await daysPass();

    await sweepUploads();
    expect(await db.upload.count({ where: { url: documentUrl } })).toBe(1);

    await db.certificate.update({ where: { id }, data: { documentUrl: null } });
    await sweepUploads();
    expect(await db.upload.count({ where: { url: documentUrl } })).toBe(0);
  });

  it("delete the image of a decided revision", async () => {
    const seller = await createUser({ role: "seller" });
    const { imageUrl } = await uploadImage(seller, [await createImage()]);
    const { id } = await revise(seller, { imageUrl, images: "none" });
    await db.productRevision.update({
      where: { id },
      data: { status: "rejected", decidedAt: new Date() },
    });

    await removeImage(seller, { imageUrl });

    expect(await db.upload.count({ where: { url: imageUrl } })).toBe(0);
  });
});
