import { beforeAll, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { getWaiting } from "@/lib/moderation/queries/details";
import { listWaiting } from "@/lib/moderation/queries/inbox";
import { decide, decideMany } from "@/lib/moderation/service/decide";
import { moderateProduct } from "@/lib/moderation/service/products";
import { updateProduct } from "@/lib/products/service/update";
import { createProduct, createUser } from "../support/factories";
import { createApprovedProduct, editOf } from "../support/products";

const FOREIGN = "https://pictures.example/mesob.jpg";
const MISSING = { kind: "conflict", key: "imagesNotStored" };

let admin: Viewer;
beforeAll(async () => {
  admin = await createUser({ role: "admin" });
});

const createWaiting = async (data: object) => {
  const { id } = await createProduct({ moderationStatus: "pending" });
  await db.product.update({ where: { id }, data });
  return id;
};

const approve = (id: number) =>
  moderateProduct(admin, { productId: String(id), moderationStatus: "approved" });

describe("a product with an image on another server", () => {
  it.each([
    ["cover", { imageUrl: FOREIGN }],
    ["further image", { images: [FOREIGN] }],
  ])("is not approved while it is the %s, and is marked in the inbox", async (_, data) => {
    const id = await createWaiting(data);

    await expect(approve(id)).rejects.toMatchObject(MISSING);
    const detail = await getWaiting(admin, "product", id);
    expect(detail).toMatchObject({ detail: { unstored: [FOREIGN] } });
    const listItem = (await listWaiting(admin)).items.find((item) => item.id === id);
    expect(listItem).toMatchObject({ isImageMissing: true });
    expect(listItem?.imageUrl).not.toBe(FOREIGN);

    await db.product.update({
      where: { id },
      data: { imageUrl: "/illustrations/mesob.svg", images: [] },
    });
    expect(await approve(id)).toMatchObject({ moderationStatus: "approved" });
  });

  it("can be rejected, and stops no other decision of a bulk", async () => {
    const [missing, complete] = [
      await createWaiting({ imageUrl: FOREIGN }),
      await createWaiting({}),
    ];
    const items = [missing, complete].map((id) => ({ kind: "product" as const, id }));

    expect(await decideMany(admin, { items, decision: "approved" })).toEqual({
      decided: 1,
      left: 1,
    });
    await decide(admin, {
      kind: "product",
      id: missing,
      decision: "rejected",
      note: "The photo can’t be loaded.",
    });
    expect(await db.product.findUniqueOrThrow({ where: { id: missing } })).toMatchObject({
      moderationStatus: "rejected",
    });
  });

  it("is not approved by a revision", async () => {
    const seller = await createUser({ role: "seller" });
    const productId = await createApprovedProduct(seller);
    await updateProduct(seller, editOf(productId, { title: "Wedding mesob" }));
    const { id, content } = await db.productRevision.findFirstOrThrow({ where: { productId } });
    await db.productRevision.update({
      where: { id },
      data: { content: { ...(content as object), images: [FOREIGN] } },
    });

    const decision = { kind: "revision" as const, id, decision: "approved" as const };
    await expect(decide(admin, decision)).rejects.toMatchObject(MISSING);
    expect(await getWaiting(admin, "revision", id)).toMatchObject({
      detail: { unstored: [FOREIGN] },
    });
  });
});
