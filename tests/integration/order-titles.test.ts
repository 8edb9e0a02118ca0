import { beforeAll, describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { getPurchase, listPurchases, listSales } from "@/lib/orders/queries/orders";
import { translateTitles } from "@/lib/orders/queries/translate-titles";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder, createPaidOrderOf } from "../support/orders";
import { createVariantProduct } from "../support/variants";

const TITLE = "Jebena from Bonga";
const AMHARIC = "የቦንጋ ጀበና";

async function createTranslatedOrder() {
  const [buyer, seller] = [
    await createUser({ role: "buyer" }),
    await createUser({ role: "seller" }),
  ];
  const { id: productId } = await createProduct({ seller, title: TITLE });
  await db.productTranslation.create({ data: { productId, locale: "am", title: AMHARIC } });
  return { buyer, seller, productId, orderId: await createPaidOrder(buyer, { id: productId }) };
}

describe("translateTitles", () => {
  let createdRow: Awaited<ReturnType<typeof createTranslatedOrder>>;
  beforeAll(async () => {
    createdRow = await createTranslatedOrder();
  });

  async function titleIn(locale: "am" | "ar") {
    const order = await getPurchase(createdRow.buyer, createdRow.orderId);
    const [visible] = order ? await translateTitles([order], locale) : [];
    return visible?.sellerOrders[0]?.items[0]?.product.title;
  }

  it("shows an order's items in the reader's language", async () => {
    const { rows } = await listSales(createdRow.seller);
    const [sale] = await translateTitles(rows, "am");
    const purchases = await listPurchases(createdRow.buyer);
    const [purchase] = await translateTitles(purchases.rows, "am");

    expect(await titleIn("am")).toBe(AMHARIC);
    expect(sale?.items[0]?.product.title).toBe(AMHARIC);
    expect(purchase?.items[0]?.product.title).toBe(AMHARIC);
    expect(purchase?.parts[0]?.items[0]?.product.title).toBe(AMHARIC);
  });

  it("translates the title of a product with options and keeps the values that were ordered", async () => {
    const { id: productId, variants } = await createVariantProduct({ title: TITLE });
    await db.productTranslation.create({ data: { productId, locale: "am", title: AMHARIC } });
    const variantId = variants[0]?.id ?? 0;
    const orderId = await createPaidOrderOf(createdRow.buyer, [
      { productId, variantId, quantity: 1 },
    ]);
    const order = await getPurchase(createdRow.buyer, orderId);
    const [visible] = order ? await translateTitles([order], "am") : [];

    expect(visible?.sellerOrders[0]?.items[0]?.product.title).toBe(`${AMHARIC} – S / Red`);
  });

  it("keeps the title without a translation", async () => {
    expect(await titleIn("ar")).toBe(TITLE);
  });

  it("keeps the title that was ordered when the product has been renamed", async () => {
    await db.product.update({
      where: { id: createdRow.productId },
      data: { title: "Jebena, small" },
    });

    expect(await titleIn("am")).toBe(TITLE);
  });
});
