import { describe, expect, it } from "vitest";

import { FIRST_SPAN } from "@/lib/core/paging";
import { listMessagesToSeller } from "@/lib/messaging/queries";
import { messageSchema } from "@/lib/messaging/schema";
import { sendMessage } from "@/lib/messaging/service";
import messages from "@/messages/en.json";
import { a, aProduct } from "../support/factories";

const words = { subject: "Question about it", message: "Is it still available?" };

async function aSellerWithProduct() {
  const seller = await a("seller");
  return { seller, product: await aProduct({ seller }) };
}

describe("sendMessage", () => {
  it("reaches the seller of the product, unread, and nobody else", async () => {
    const [buyer, stranger] = await Promise.all([a("buyer"), a("seller")]);
    const { seller, product } = await aSellerWithProduct();

    await sendMessage(buyer, { sellerId: seller.id, productId: product.id, ...words });

    const { rows, total } = await listMessagesToSeller(seller, FIRST_SPAN);
    expect(total).toBe(1);
    expect(rows).toMatchObject([{ ...words, senderId: buyer.id, isRead: false }]);
    expect((await listMessagesToSeller(stranger, FIRST_SPAN)).rows).toEqual([]);
  });

  it("is not found where the seller does not own the product", async () => {
    const [buyer, other] = await Promise.all([a("buyer"), a("seller")]);
    const { product } = await aSellerWithProduct();

    const sent = sendMessage(buyer, { sellerId: other.id, productId: product.id, ...words });

    await expect(sent).rejects.toMatchObject({ kind: "notFound" });
  });

  it("refuses a message to oneself", async () => {
    const { seller, product } = await aSellerWithProduct();

    const sent = sendMessage(seller, { sellerId: seller.id, productId: product.id, ...words });

    await expect(sent).rejects.toMatchObject({ kind: "invalid", key: "messageToOneself" });
  });

  it("slows down whoever writes very many", async () => {
    const buyer = await a("buyer");
    const { seller, product } = await aSellerWithProduct();
    const input = { sellerId: seller.id, productId: product.id, ...words };
    for (let sent = 0; sent < 30; sent++) await sendMessage(buyer, input);

    await expect(sendMessage(buyer, input)).rejects.toMatchObject({ kind: "limited" });
  });
});

describe("messageSchema", () => {
  it.each([
    [{ subject: "Hey" }, "Subject must be at least 5 characters"],
    [{ message: "Hello" }, "Message must be at least 10 characters"],
    [{ message: undefined }, "Message must be at least 10 characters"],
  ])("answers %j with its sentence", (broken, sentence) => {
    const input = { sellerId: 1, productId: 1, ...words, ...broken };
    const key = messageSchema.safeParse(input).error?.issues[0]?.message ?? "";

    expect(messages.validation[key as keyof typeof messages.validation]).toBe(sentence);
  });
});
