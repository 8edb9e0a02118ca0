import { describe, expect, it } from "vitest";
import { FIRST_PAGE } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { countUnread, getThread, listMessagesToSeller, listThreads } from "@/lib/messaging/queries";
import {
  markThreadRead,
  replyToThread,
  sendMessage,
  sendOrderMessage,
} from "@/lib/messaging/service";
import { createUser } from "../support/factories";
import { createCheckout, createPaidOrder } from "../support/orders";
import { content, createSellerWithProduct, createThread, listEmailsTo } from "../support/threads";

describe("sendMessage", () => {
  it("delivers an unread message to the seller of the product only", async () => {
    const [buyer, stranger] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);
    const { seller, product } = await createSellerWithProduct();

    const message = await sendMessage(buyer, {
      sellerId: seller.id,
      productId: product.id,
      ...content,
    });

    const { rows, total } = await listMessagesToSeller(seller, FIRST_PAGE);
    expect(total).toBe(1);
    expect(rows).toEqual([message]);
    expect(message).toEqual({
      id: expect.any(Number),
      senderId: buyer.id,
      sellerId: seller.id,
      productId: product.id,
      ...content,
      isRead: false,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect((await listMessagesToSeller(stranger, FIRST_PAGE)).rows).toEqual([]);
  });

  it("stores messages of two users about one product in one thread, newest first", async () => {
    const { buyer, seller, product, threadId } = await createThread();
    const again = { subject: "Another question", message: "And does it come in blue?" };

    await sendMessage(buyer, { sellerId: seller.id, productId: product.id, ...again });
    await replyToThread(seller, { threadId, message: "Both, yes." });

    const { threads } = await listThreads(seller);
    expect(threads).toMatchObject([{ id: threadId, subject: content.subject }]);
    const { rows } = await listMessagesToSeller(seller, FIRST_PAGE);
    expect(rows.map((row) => row.subject)).toEqual([again.subject, content.subject]);
    expect((await listMessagesToSeller(buyer, FIRST_PAGE)).total).toBe(0);
  });

  it("creates one thread from simultaneous first messages", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { seller, product } = await createSellerWithProduct();
    const input = { sellerId: seller.id, productId: product.id, ...content };

    await Promise.all(Array.from({ length: 8 }, () => sendMessage(buyer, input)));

    const { threads } = await listThreads(seller);
    expect(threads).toMatchObject([{ unread: 8 }]);
    expect(await listEmailsTo(seller.id)).toHaveLength(1);
  });

  it("responds not found if the seller does not own the product", async () => {
    const [buyer, other] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);
    const { product } = await createSellerWithProduct();

    const message = sendMessage(buyer, { sellerId: other.id, productId: product.id, ...content });

    await expect(message).rejects.toMatchObject({ kind: "notFound", key: "productNotFound" });
    expect((await listThreads(buyer)).threads).toEqual([]);
  });

  it("refuses a message to oneself", async () => {
    const { seller, product } = await createSellerWithProduct();

    const message = sendMessage(seller, { sellerId: seller.id, productId: product.id, ...content });

    await expect(message).rejects.toMatchObject({ kind: "invalid", key: "messageToOneself" });
    expect((await listThreads(seller)).threads).toEqual([]);
  });

  it("limits the number of messages", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { seller, product } = await createSellerWithProduct();
    const input = { sellerId: seller.id, productId: product.id, ...content };
    for (let count = 0; count < 30; count++) await sendMessage(buyer, input);

    await expect(sendMessage(buyer, input)).rejects.toMatchObject({ kind: "limited" });
  });
});

describe("sendOrderMessage", () => {
  it("connects a buyer and a seller of the order in one thread, from either side", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { seller, product } = await createSellerWithProduct();
    const orderId = await createPaidOrder(buyer, product);

    await sendOrderMessage(buyer, { orderId, sellerId: seller.id, ...content });
    await sendOrderMessage(seller, {
      orderId,
      subject: "Your address",
      message: "Which door is it?",
    });

    const { threads } = await listThreads(buyer);
    expect(threads).toMatchObject([
      { about: { orderId, href: `/orders?order=${orderId}` }, other: { name: seller.username } },
    ]);
    expect(await countUnread(buyer)).toBe(1);
    expect(await countUnread(seller)).toBe(1);
    const { rows } = await listMessagesToSeller(seller, FIRST_PAGE);
    expect(rows).toMatchObject([{ productId: null, senderId: buyer.id }]);
  });

  it("refuses orders of others, sellers without a seller order and unpaid orders", async () => {
    const [buyer, stranger, other] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);
    const { seller, product } = await createSellerWithProduct();
    const orderId = await createPaidOrder(buyer, product);
    const unpaid = await createCheckout(buyer, product);
    const refused = { kind: "notFound", key: "orderNotFound" };

    const tries = [
      () => sendOrderMessage(stranger, { orderId, sellerId: seller.id, ...content }),
      () => sendOrderMessage(stranger, { orderId, ...content }),
      () => sendOrderMessage(buyer, { orderId, sellerId: other.id, ...content }),
      () => sendOrderMessage(buyer, { orderId, ...content }),
      () => sendOrderMessage(other, { orderId, ...content }),
      () => sendOrderMessage(buyer, { orderId: unpaid.orderId, sellerId: seller.id, ...content }),
      () => sendOrderMessage(seller, { orderId: unpaid.orderId, ...content }),
    ];

    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(refused);
    expect((await listThreads(seller)).threads).toEqual([]);
  });
});

describe("replyToThread", () => {
  it("delivers replies to either side and marks the thread as read for its sender", async () => {
    const { buyer, seller, threadId } = await createThread();

    await replyToThread(seller, { threadId, message: "Yes." });
    await replyToThread(buyer, { threadId, message: "K" });

    const thread = await getThread(seller, threadId);
    expect(thread?.messages).toMatchObject([
      { message: content.message, isRead: true },
      { message: "Yes.", senderId: seller.id, isRead: true, subject: content.subject },
      { message: "K", senderId: buyer.id, isRead: false },
    ]);
    expect(await countUnread(seller)).toBe(1);
    expect(await countUnread(buyer)).toBe(0);
  });

  it("refuses other users, who cannot read the thread either", async () => {
    const { threadId } = await createThread();
    const stranger = await createUser({ role: "admin" });
    const refused = { kind: "notFound", key: "threadNotFound" };

    const reply = replyToThread(stranger, { threadId, message: "Let me in" });

    await expect(reply).rejects.toMatchObject(refused);
    await expect(
      replyToThread(stranger, { threadId: 2_000_000_000, message: "Hello" }),
    ).rejects.toMatchObject(refused);
    expect(await getThread(stranger, threadId)).toBeNull();
    expect((await listThreads(stranger, threadId)).threads).toEqual([]);
  });

  it("refuses messages to a deleted account", async () => {
    const { buyer, seller, product, threadId } = await createThread();
    const now = new Date();
    await db.user.update({ where: { id: seller.id }, data: { deletedAt: now, disabledAt: now } });
    const refused = { kind: "notFound", key: "readerDeleted" };

    await expect(replyToThread(buyer, { threadId, message: "Hello?" })).rejects.toMatchObject(
      refused,
    );
    await expect(
      sendMessage(buyer, { sellerId: seller.id, productId: product.id, ...content }),
    ).rejects.toMatchObject(refused);

    const thread = await getThread(buyer, threadId);
    expect(thread?.messages).toHaveLength(1);
    expect(thread?.other.name).toBeNull();
  });

  it("requires a signed-in user and limits the number of replies", async () => {
    const { buyer, threadId } = await createThread();
    await db.$executeRaw`
      INSERT INTO rate_limits (key, window_at, count)
      SELECT ${`replies:${buyer.id}`}, to_timestamp(floor(extract(epoch FROM now()) / 3600 + hour) * 3600), 120
      FROM generate_series(0, 1) AS hour`;

    const reply = replyToThread(buyer, { threadId, message: "Hello" });

    await expect(reply).rejects.toMatchObject({ kind: "limited" });
  });
});

describe("markThreadRead", () => {
  it("marks the messages shown to the reader only", async () => {
    const { buyer, seller, threadId } = await createThread();
    const visible = await replyToThread(seller, { threadId, message: "Yes." });
    await replyToThread(seller, { threadId, message: "In blue, too." });

    expect(await markThreadRead(buyer, { threadId, upTo: visible.id })).toEqual({ marked: 1 });
    expect(await markThreadRead(buyer, { threadId, upTo: visible.id })).toEqual({ marked: 0 });

    expect(await countUnread(buyer)).toBe(1);
    expect((await getThread(seller, threadId))?.messages.map((message) => message.isRead)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("changes no message of other users", async () => {
    const { buyer, seller, threadId } = await createThread();
    const stranger = await createUser({ role: "buyer" });
    const everything = { threadId, upTo: 2_000_000_000 };

    expect(await markThreadRead(buyer, everything)).toEqual({ marked: 0 });
    expect(await markThreadRead(stranger, everything)).toEqual({ marked: 0 });

    expect(await countUnread(seller)).toBe(1);
  });
});
