import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import type { IntentInput } from "@/lib/checkout/schema";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { getDocument } from "@/lib/orders/documents/queries";
import { refundOrder } from "@/lib/orders/service/refund";
import { createProduct, createUser } from "../support/factories";
import { DOCUMENT_INJECTIONS, INJECTIONS } from "../support/injections";
import { createCheckout, createPaidOrder, pay } from "../support/orders";
import { ACTIVE, missingGlyphsOf, objectsOf, textOf } from "../support/pdf";
import { newKey, REASON } from "../support/sales";

const ADDRESS = {
  name: "Fartun Abdi",
  line1: "1530 S 6th St",
  city: "Minneapolis",
  region: "MN",
  postcode: "55454",
  country: "US",
} as const;

type Options = Pick<IntentInput, "gift" | "note">;

/** Creates a paid order of two sellers: two units of one product at $12.50, one of another at $40.00. */
async function createOrder(input: Options = {}, locale = "en") {
  const [buyer, product, two] = await Promise.all([
    createUser({ role: "buyer" }),
    createUser({ role: "seller" }),
    createUser({ role: "seller" }),
  ]);
  const [jebena, cloth] = await Promise.all([
    createProduct({
      seller: product,
      title: "Jebena from Bonga",
      priceCents: 1250,
      category: "crafts",
    }),
    createProduct({ seller: two, title: "Alindi cloth", priceCents: 4000, category: "textiles" }),
  ]);
  const { orderId } = await createPaymentIntent(
    buyer,
    {
      items: [
        { productId: jebena.id, quantity: 2 },
        { productId: cloth.id, quantity: 1 },
      ],
      shippingAddress: ADDRESS,
      ...input,
    },
    "en",
  );
  await pay(orderId);
  await db.order.update({ where: { id: orderId }, data: { locale } });
  return { buyer, one: product, two, orderId };
}

const get = (viewer: Viewer, orderId: number, kind: string, lang: string | null = null) =>
  getDocument(viewer, { orderId: String(orderId), kind }, lang);

describe("getDocument", () => {
  it("creates an invoice with the amounts paid to each seller and the refunds", async () => {
    const { buyer, one, two, orderId } = await createOrder();
    await refundOrder(one, { orderId, reason: REASON, key: newKey(), amount: "5.00" });

    const file = await get(buyer, orderId, "invoice");

    expect(file).toMatchObject({ name: `shaafi-invoice-${orderId}.pdf`, type: "application/pdf" });
    expect(Buffer.from(file.body).subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.body.length).toBeGreaterThan(8_000);
    const text = await textOf(file.body);
    if (text === null) return;
    for (const content of [
      "Invoice",
      `Order #${orderId}`,
      "Jebena from Bonga",
      `Sold by ${one.username}`,
      `Sold by ${two.username}`,
      "$25.00",
      "$65.00",
      "-$5.00",
      "Fartun Abdi",
      "Minneapolis, MN 55454",
      "Page 1 of 1",
    ]) {
      expect(text).toContain(content);
    }
  });

  it.each(["so", "om", "am", "ar"])(
    "writes the document in %s, the order's language, or in the requested one",
    async (lang) => {
      const { buyer, orderId } = await createOrder({}, lang);

      const [mine, requested] = await Promise.all([
        get(buyer, orderId, "invoice"),
        get(buyer, orderId, "invoice", "en"),
      ]);

      expect(Buffer.from(mine.body).subarray(0, 5).toString()).toBe("%PDF-");
      expect(mine.body.length).toBeGreaterThan(8_000);
      expect((await textOf(requested.body)) ?? "Invoice").toContain("Invoice");
    },
  );

  it("prints no price on a gift receipt and its packing slip, but the gift message", async () => {
    const { buyer, one, orderId } = await createOrder({ gift: { message: "Eid Mubarak, hooyo" } });

    const receipt = await textOf((await get(buyer, orderId, "gift-receipt")).body);
    const slip = await textOf((await get(one, orderId, "packing-slip")).body);

    for (const text of [receipt, slip]) {
      if (text === null) continue;
      expect(text).not.toMatch(/\$|12\.50|25\.00/);
      expect(text).toContain("Eid Mubarak, hooyo");
      expect(text).toContain("Jebena from Bonga");
    }
  });

  it("lists the seller's own items on a packing slip, with prices and the buyer's note", async () => {
    const { two, orderId } = await createOrder({ note: "Please ring twice" });
    await db.product.updateMany({ where: { sellerId: two.id }, data: { sku: "ALI-3" } });

    const text = await textOf((await get(two, orderId, "packing-slip")).body);

    if (text === null) return;
    expect(text).toContain("Alindi cloth");
    expect(text).toContain("$40.00");
    expect(text).toContain("Please ring twice");
    expect(text).toContain("ALI-3");
    expect(text).not.toContain("Jebena from Bonga");
  });

  it("prints hostile texts literally and contains no active content", async () => {
    const content = [
      ...INJECTIONS.filter((text) => text.length < 60).slice(0, 8),
      ...DOCUMENT_INJECTIONS.filter((text) => text.length < 60).slice(0, 4),
    ];
    const [buyer, seller] = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "seller" }),
    ];
    const items = await Promise.all(
      content.map(async (title) => {
        const product = await createProduct({
          seller,
          title,
          priceCents: 1250,
          category: "crafts",
        });
        return { productId: product.id, quantity: 1 };
      }),
    );
    const shippingAddress = { ...ADDRESS, name: content[0] ?? "", line1: content[1] ?? "" };
    const input = { gift: { message: content.join("\n") }, note: content.join("\n") };
    const { orderId } = await createPaymentIntent(
      buyer,
      { items, shippingAddress, ...input },
      "en",
    );
    await pay(orderId);

    for (const [viewer, kind] of [
      [buyer, "invoice"],
      [buyer, "gift-receipt"],
      [seller, "packing-slip"],
    ] as const) {
      const { body } = await get(viewer, orderId, kind);
      const objects = objectsOf(body);
      expect(objects).not.toMatch(ACTIVE);
      expect(objects).toMatch(/%%EOF\s*$/);
      const text = await textOf(body);
      if (text === null) continue;
      const compact = text.replace(/\s/g, "");
      for (const word of content) expect(compact).toContain(word.replace(/\s/g, ""));
    }
  });

  it.each(["ቡና".repeat(30), "قهوة".repeat(20), "ሀ".repeat(43), `ቡና${"x".repeat(60)}`])(
    "breaks a long title without missing glyphs: %s",
    async (title) => {
      const buyer = await createUser({ role: "buyer" });
      const seller = await createUser({ role: "seller" });
      const orderId = await createPaidOrder(buyer, await createProduct({ seller, title }));

      for (const [viewer, kind] of [
        [buyer, "invoice"],
        [seller, "packing-slip"],
      ] as const) {
        const { body } = await get(viewer, orderId, kind);
        expect([kind, missingGlyphsOf(body)]).toEqual([kind, 0]);
        const text = await textOf(body);
        // The price is between the lines of the title.
        const characters = [...(text ?? title)]
          .filter((character) => title.includes(character))
          .join("");
        expect(characters).toContain(title);
      }
    },
  );

  it("returns every kind of document to an admin", async () => {
    const { orderId } = await createOrder({ gift: {} });
    const admin = await createUser({ role: "admin" });

    for (const kind of ["invoice", "gift-receipt", "packing-slip"]) {
      expect((await get(admin, orderId, kind)).type).toBe("application/pdf");
    }
  });

  it("refuses other users, unpaid orders and unknown kinds", async () => {
    const { buyer, one, orderId } = await createOrder();
    const stranger = await createUser({ role: "buyer" });
    const other = await createUser({ role: "seller" });
    const unpaid = await createCheckout(stranger, await createProduct());

    for (const [viewer, id, kind] of [
      [stranger, orderId, "invoice"],
      [one, orderId, "invoice"],
      [one, orderId, "gift-receipt"],
      [buyer, orderId, "packing-slip"],
      [other, orderId, "packing-slip"],
      [buyer, orderId, "gift-receipt"],
      [buyer, orderId, "statement"],
      [stranger, unpaid.orderId, "invoice"],
    ] as const) {
      await expect(get(viewer, id, kind)).rejects.toMatchObject({ key: "orderNotFound" });
    }
  });
});
