import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { getPurchase } from "@/lib/orders/queries/orders";
import { requestReturn } from "@/lib/orders/returns/service";
import { getProduct } from "@/lib/products/queries/products";
import { createProduct as submitProduct } from "@/lib/products/service/create";
import { updateProduct } from "@/lib/products/service/update";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";
import { arrive, REASON, ship } from "../support/sales";

type Category = "coffee" | "textiles" | "spices" | "crafts";

const policyOf = async (category: Category, title: string) => {
  const { id } = await createProduct({ category, title });
  return (await db.product.findUniqueOrThrow({ where: { id } })).returnPolicy;
};

describe("the default return policy", () => {
  it.each<[Category, string]>([
    ["coffee", "Black clay jebena with six sini cups"],
    ["coffee", "Small clay jebena for one or two, 12 oz"],
    ["coffee", "Hand-painted sini cups, set of six"],
    ["coffee", "Brass coffee grinder"],
    ["spices", "Wooden mortar and pestle"],
    ["crafts", "Carved wooden soap dish"],
    ["crafts", "Dabqaad incense burner with Beeyo resin"],
    ["textiles", "Cotton garbasaar with woven edge"],
  ])("defaults in %s for the product “%s” to returnable", async (category, title) => {
    expect(await policyOf(category, title)).toBe("returnable");
  });

  it.each<[Category, string]>([
    ["coffee", "Guji natural whole-bean coffee, 12 oz"],
    ["coffee", "Sidama coffee ground for the jebena, 12 oz"],
    ["coffee", "Highland black tea, loose leaf, 1 lb tin"],
    ["spices", "Xawaash seven-spice blend, 7 oz jar"],
    ["spices", "Dark forest honey with comb, 12 oz"],
  ])("defaults in %s for the product “%s” to food", async (category, title) => {
    expect(await policyOf(category, title)).toBe("food");
  });

  it.each<[Category, string]>([
    ["crafts", "Natural henna powder and two ready cones"],
    ["crafts", "Camel milk soap with shea, set of three"],
    ["crafts", "Nilotica shea butter tin with two soap bars"],
    ["crafts", "Qasil leaf powder for face and hair, 6 oz"],
    ["spices", "QASIL powder"],
  ])("defaults in %s for the product “%s” to personal care", async (category, title) => {
    expect(await policyOf(category, title)).toBe("personal_care");
  });

  it("defaults for an engraved product to made to order", async () => {
    expect(await policyOf("crafts", "Engraved silver bracelet")).toBe("made_to_order");
  });
});

const FORM = {
  title: "Harari mesob basket",
  description: "Woven by hand in Harar, with a lid.",
  price: 4500,
  category: "crafts" as const,
  imageUrl: "/illustrations/mesob.svg",
  stock: 3,
};

describe("the return policy that a seller sets", () => {
  it("is stored with the product and can be changed immediately", async () => {
    const seller = await createUser({ role: "seller" });
    const { id } = await submitProduct(seller, { ...FORM, returnPolicy: "made_to_order" });
    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
      returnPolicy: "made_to_order",
    });

    const edited = await updateProduct(seller, {
      ...FORM,
      id: String(id),
      returnPolicy: "returnable",
    });
    expect(edited.returnPolicy).toBe("returnable");
    const unchanged = await updateProduct(seller, { ...FORM, id: String(id) });
    expect(unchanged.returnPolicy).toBe("returnable");
  });

  it("is shown before the purchase", async () => {
    const { id } = await createProduct({ category: "coffee" });
    expect((await getProduct(id, "en"))?.returnPolicy).toBe("food");
  });
});

async function delivered(input: Parameters<typeof createProduct>[0]) {
  const seller = await createUser({ role: "seller" });
  const buyer = await createUser({ role: "buyer" });
  const product = await createProduct({ ...input, seller });
  const orderId = await createPaidOrder(buyer, product, 1);
  const line = await db.orderLine.findFirstOrThrow({ where: { orderId } });
  const sellerOrder = await db.sellerOrder.findFirstOrThrow({
    where: { orderId },
    include: { lines: true },
  });
  await ship({ seller, buyer, product, orderId, sellerOrder, lineId: line.id });
  await arrive({ buyer, orderId });
  const load = () =>
    requestReturn(buyer, {
      orderId,
      sellerId: seller.id,
      kind: "return",
      reason: REASON,
      lines: [{ lineId: line.id, quantity: 1 }],
    });
  return { buyer, seller, product, line, ask: load };
}

describe("requestReturn", () => {
  it("accepts a coffee pot and refuses coffee and henna, each with its own reason", async () => {
    const pot = await delivered({ category: "coffee", title: "Clay jebena" });
    const coffee = await delivered({ category: "coffee", title: "Harar coffee" });
    const henna = await delivered({ category: "crafts", title: "Henna powder" });

    await expect(pot.ask()).resolves.toMatchObject({ id: expect.any(Number) });
    await expect(coffee.ask()).rejects.toMatchObject({ key: "returnFood" });
    await expect(henna.ask()).rejects.toMatchObject({ key: "returnPersonalCare" });
  });

  it("applies the policy as of the sale, regardless of the product's current one", async () => {
    const {
      product,
      line,
      ask: load,
    } = await delivered({ category: "coffee", title: "Clay jebena" });
    expect(line.returnPolicy).toBe("returnable");
    await db.product.update({
      where: { id: product.id },
      data: { category: "spices", returnPolicy: "food" },
    });

    await expect(load()).resolves.toMatchObject({ id: expect.any(Number) });
  });

  it("refuses items that were food at the sale, even if the product has another policy today", async () => {
    const { product, ask: load } = await delivered({ category: "coffee", title: "Harar coffee" });
    await db.product.update({
      where: { id: product.id },
      data: { category: "crafts", returnPolicy: "returnable" },
    });

    await expect(load()).rejects.toMatchObject({ key: "returnFood" });
  });

  it("derives the policy as of the sale for line items stored without one", async () => {
    const { buyer, seller, line } = await delivered({ category: "crafts", title: "Basket" });
    const other = await createProduct({ seller, category: "coffee", title: "Harar coffee" });
    const { id: _id, ...copy } = line;
    const written = await db.orderLine.create({
      data: { ...copy, productId: other.id, returnPolicy: null },
    });
    await db.product.update({ where: { id: other.id }, data: { returnPolicy: "returnable" } });

    expect(written.returnPolicy).toBe("food");
    const order = await getPurchase(buyer, line.orderId);
    const items = order?.sellerOrders.flatMap((sellerOrder) => sellerOrder.items) ?? [];
    expect(items.map(({ returnPolicy }) => returnPolicy)).toEqual(["returnable", "food"]);
  });
});
