import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { updateProfile } from "@/lib/accounts/service/profile";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { startImport } from "@/lib/product-import/service";
import { UNSTORED_IMAGE } from "@/lib/products/images/rules";
import { storeForeignImages } from "@/lib/products/images/store-images";
import { createProduct as submitProduct } from "@/lib/products/service/create";
import { updateProduct } from "@/lib/products/service/update";
import { adoptImage } from "@/lib/uploads/adopt";
import type { Fetched } from "@/lib/uploads/public-fetch";
import { createProduct, createUser } from "../support/factories";
import { onPlan } from "../support/plans";
import { formOf } from "../support/products";

const { fetched } = vi.hoisted(() => ({ fetched: vi.fn<() => Promise<Fetched>>() }));
vi.mock("@/lib/uploads/public-fetch", () => ({ fetchPublic: fetched }));

const FOREIGN = "https://pictures.example/mesob.jpg";

beforeAll(() => {
  Object.assign(env, { UPLOAD_DIR: mkdtempSync(path.join(os.tmpdir(), "shaafi-foreign-")) });
});

beforeEach(async () => {
  const create = { width: 90, height: 60, channels: 3, background: "#0a7" } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  fetched.mockReset().mockResolvedValue({ bytes });
});

const expectUploadUrl = (url: string | undefined) =>
  expect(url).toMatch(/^http:\/\/localhost:3000\/uploads\/[\w-]{22}\.webp$/);

describe("images on other servers", () => {
  it("are stored locally when a product is created, each address once", async () => {
    const seller = await createUser({ role: "seller" });
    const input = { ...formOf(), imageUrl: FOREIGN, images: [FOREIGN] };
    const { imageUrl, id } = await submitProduct(seller, input);
    expectUploadUrl(imageUrl);
    const row = await db.product.findUniqueOrThrow({ where: { id } });
    expect(row.images).toEqual([imageUrl]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await db.upload.findUnique({ where: { url: imageUrl } })).toMatchObject({
      ownerId: seller.id,
      width: 90,
      height: 60,
    });
  });

  it("are stored locally when a product or profile is updated", async () => {
    const seller = await createUser({ role: "seller" });
    const { id } = await createProduct({ seller, moderationStatus: "pending" });
    const edit = { ...formOf(), id: String(id), imageUrl: FOREIGN };
    expectUploadUrl((await updateProduct(seller, edit)).imageUrl);
    expectUploadUrl(
      (await updateProfile(seller, { profileImage: FOREIGN })).user.profileImage ?? "",
    );
  });

  it.each<[string, Fetched]>([
    ["whose server is refused", { failure: "refused" }],
    ["that is not an image", { bytes: Buffer.from("<html>") }],
  ])("prevent a product with an image %s", async (_, fetchResult) => {
    fetched.mockResolvedValue(fetchResult);
    const seller = await createUser({ role: "seller" });
    await expect(submitProduct(seller, { ...formOf(), imageUrl: FOREIGN })).rejects.toMatchObject({
      kind: "invalid",
      key: "imageNotLoaded",
    });
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it("are stored by a later job if unreachable, but never after approval", async () => {
    fetched.mockResolvedValue({ failure: "unreachable" });
    const seller = await createUser({ role: "seller" });
    const create = () => submitProduct(seller, { ...formOf(), imageUrl: FOREIGN });
    const [waiting, approvedProduct] = [await create(), await create()];
    await db.product.update({
      where: { id: approvedProduct.id },
      data: { moderationStatus: "approved" },
    });
    await storeForeignImages();
    expect(waiting.imageUrl).toBe(UNSTORED_IMAGE);
    const where = { job_subjectId: { job: "foreignImages", subjectId: String(waiting.id) } };
    expect(await db.jobFailure.findUnique({ where })).toMatchObject({ attempts: 1 });

    const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: "#0a7" } })
      .png()
      .toBuffer();
    fetched.mockResolvedValue({ bytes });
    await db.jobFailure.update({ where, data: { nextTryAt: new Date(0) } });
    await storeForeignImages();
    expectUploadUrl((await db.product.findUniqueOrThrow({ where: { id: waiting.id } })).imageUrl);
    const storedProduct = await db.product.findUniqueOrThrow({ where: { id: approvedProduct.id } });
    expect(storedProduct.imageUrl).toBe(FOREIGN);
  });

  it("of imported variants are stored with those of their product", async () => {
    const seller = await onPlan("premium");
    const csv = [
      "title,description,category,imageUrl,productGroup,option1Name,option1Value,price,stock,variantImage",
      `Dirac,Light dress for special days,textiles,${FOREIGN},d,Size,M,45.00,6,${FOREIGN}`,
    ].join("\n");
    const { created } = await startImport(seller, { csv, matches: "update", fileName: "a.csv" });
    expect(created).toBe(1);
    await storeForeignImages();
    const { imageUrl, variants } = await db.product.findFirstOrThrow({
      where: { sellerId: seller.id },
      include: { variants: true },
    });
    expectUploadUrl(imageUrl);
    expect(variants).toMatchObject([{ imageUrl }]);
  });

  it("are not fetched from this site or its own storage", async () => {
    const seller = await createUser({ role: "seller" });
    await submitProduct(seller, { ...formOf(), imageUrl: "/illustrations/mesob.svg" });
    const hostedUrl = "https://app1.ufs.sh/f/abcDEF123";
    expect((await submitProduct(seller, { ...formOf(), imageUrl: hostedUrl })).imageUrl).toBe(
      hostedUrl,
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it("are fetched at most 300 times a day per account, whatever the result", async () => {
    const seller = await createUser({ role: "seller" });
    fetched.mockResolvedValue({ failure: "unreachable" });
    const adopt = () => adoptImage(seller, FOREIGN);
    await Promise.all(Array.from({ length: 300 }, adopt));

    await expect(adopt()).rejects.toMatchObject({ kind: "limited" });
    expect(await adoptImage(seller, FOREIGN, { isCounted: false })).toBe(FOREIGN);
  });
});
