import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { decide } from "@/lib/moderation/service/decide";
import { getEditableProduct } from "@/lib/products/queries/editable";
import { getProduct } from "@/lib/products/queries/products";
import { createProduct as submitProduct } from "@/lib/products/service/create";
import { updateProduct } from "@/lib/products/service/update";
import { createProduct, createUser } from "../support/factories";
import { createApprovedProduct, editOf, formOf } from "../support/products";

const IMAGES = { images: ["/illustrations/mesob-leaf.svg"] };
const ALTS = ["Mesob with its lid", "The same basket in green"];

const storedAlts = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { imageAlts: true } })).imageAlts;

describe("alt texts of a product's images", () => {
  it("are stored with a new product", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await submitProduct(seller, formOf({ ...IMAGES, imageAlts: ALTS }));

    expect(product.imageAlts).toEqual(ALTS);
    expect(await storedAlts(product.id)).toEqual(ALTS);
  });

  it("of an approved product change only once an admin approves the revision", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { ...IMAGES, imageAlts: ALTS });
    const newAlts = ["Mesob without its lid", ALTS[1]];
    await updateProduct(seller, editOf(id, { ...IMAGES, imageAlts: newAlts }));

    expect((await getProduct(id, "en"))?.imageAlts).toEqual(ALTS);
    expect((await getEditableProduct(seller, id))?.content.imageAlts).toEqual(newAlts);

    const revision = await db.productRevision.findFirstOrThrow({ where: { productId: id } });
    await decide(await createUser({ role: "admin" }), {
      kind: "revision",
      id: revision.id,
      decision: "approved",
    });
    expect(await storedAlts(id)).toEqual(newAlts);
  });

  it("stay with their images in a request without them, which is then no revision", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { ...IMAGES, imageAlts: ALTS });
    await updateProduct(seller, editOf(id, IMAGES));

    expect(await db.productRevision.count({ where: { productId: id } })).toBe(0);
    expect(await storedAlts(id)).toEqual(ALTS);
  });

  it("are empty in a revision of an older server", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller);
    await updateProduct(seller, editOf(id, { title: "Wedding mesob" }));
    await db.$executeRaw`UPDATE product_revisions SET content = content - 'imageAlts' WHERE product_id = ${id}`;

    expect((await getEditableProduct(seller, id))?.content).toMatchObject({
      title: "Wedding mesob",
      imageAlts: [],
    });
  });

  it.each([
    ["six texts", Array.from({ length: 6 }, () => "x")],
    ["a text of 201 characters", ["x".repeat(201)]],
  ])("cannot be %s in the database", async (_name, imageAlts) => {
    const { id } = await createProduct();

    await expect(db.product.update({ where: { id }, data: { imageAlts } })).rejects.toThrow(
      "products_image_alts",
    );
  });
});
