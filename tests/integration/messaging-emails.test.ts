import { describe, expect, it } from "vitest";

import { db, withTx } from "@/lib/db/client";
import { notifyUnread, sendUnreadReminders } from "@/lib/messaging/jobs";
import { getThread, listThreads } from "@/lib/messaging/queries";
import { markThreadRead, replyToThread, sendMessage } from "@/lib/messaging/service";
import { createProduct, createUser } from "../support/factories";
import { content, createSellerWithProduct, createThread, listEmailsTo } from "../support/threads";

/** Moves everything of a thread `minutes` into the past. */
async function letPass(threadId: number, minutes: number) {
  await db.$executeRaw`
    UPDATE message_threads SET buyer_mailed_at = buyer_mailed_at - make_interval(mins => ${minutes}::int),
      seller_mailed_at = seller_mailed_at - make_interval(mins => ${minutes}::int),
      last_message_at = last_message_at - make_interval(mins => ${minutes}::int) WHERE id = ${threadId}`;
  await db.$executeRaw`
    UPDATE messages SET created_at = created_at - make_interval(mins => ${minutes}::int)
    WHERE thread_id = ${threadId}`;
}

describe("emails about new messages", () => {
  it("name the sender and subject in the receiver's language, without the text", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { seller, product } = await createSellerWithProduct();
    await db.user.update({ where: { id: seller.id }, data: { locale: "so" } });

    const message = "The secret is in <b>the jar</b>.";
    const input = { sellerId: seller.id, productId: product.id, subject: "A quiet word", message };
    await sendMessage(buyer, input);

    const [email, ...more] = await listEmailsTo(seller.id);
    const [thread] = (await listThreads(seller)).threads;
    expect(more).toEqual([]);
    expect(email?.subject).toBe(`Farriin cusub oo ka timid ${buyer.username}`);
    expect(email?.text).toContain(product.title);
    expect(email?.text).toContain(`/profile?tab=messages&thread=${thread?.id}`);
    expect(JSON.stringify(email)).not.toMatch(/secret|jar|quiet word/);
    expect(await listEmailsTo(buyer.id)).toEqual([]);
  });

  it("are sent at most once in 15 minutes per side, and later for unread messages", async () => {
    const { buyer, seller, threadId } = await createThread();
    const send = (message: string) => replyToThread(buyer, { threadId, message });

    await send("And in red?");
    await letPass(threadId, 14);
    await sendUnreadReminders();
    expect(await listEmailsTo(seller.id)).toHaveLength(1);

    await letPass(threadId, 1);
    await sendUnreadReminders();
    expect(await listEmailsTo(seller.id)).toHaveLength(2);

    // A message is announced once, even if it stays unread.
    await letPass(threadId, 60);
    await sendUnreadReminders();
    expect(await listEmailsTo(seller.id)).toHaveLength(2);

    await send("Never mind.");
    expect(await listEmailsTo(seller.id)).toHaveLength(3);
    expect(await listEmailsTo(buyer.id)).toEqual([]);
  });

  it("are not sent for messages read meanwhile", async () => {
    const { buyer, seller, threadId } = await createThread();
    const { id } = await replyToThread(buyer, { threadId, message: "And in red?" });
    await markThreadRead(seller, { threadId, upTo: id });

    await letPass(threadId, 20);
    await sendUnreadReminders();

    expect(await listEmailsTo(seller.id)).toHaveLength(1);
  });

  it("are queued once when jobs run simultaneously", async () => {
    const { buyer, seller, threadId } = await createThread();
    await replyToThread(buyer, { threadId, message: "And in red?" });
    await letPass(threadId, 20);

    await Promise.all(Array.from({ length: 4 }, () => withTx((tx) => notifyUnread(tx, threadId))));

    expect(await listEmailsTo(seller.id)).toHaveLength(2);
  });

  it("are not sent to disabled accounts", async () => {
    const { buyer, seller, threadId } = await createThread();
    await replyToThread(buyer, { threadId, message: "And in red?" });
    await letPass(threadId, 20);
    await db.user.update({ where: { id: seller.id }, data: { disabledAt: new Date() } });

    await sendUnreadReminders();

    expect(await listEmailsTo(seller.id)).toHaveLength(1);
  });
});

describe("long lists", () => {
  it("continue before the last thread and before the first message", async () => {
    const { buyer, seller, threadId } = await createThread();
    const now = Date.now();
    await db.message.createMany({
      data: Array.from({ length: 40 }, (_, index) => ({
        threadId,
        senderId: buyer.id,
        receiverId: seller.id,
        subject: content.subject,
        message: `Message ${index}`,
        createdAt: new Date(now + index),
      })),
    });

    const newest = await getThread(seller, threadId);
    expect(newest?.messages).toHaveLength(30);
    expect(newest?.messages.at(-1)?.message).toBe("Message 39");
    const older = await getThread(seller, threadId, newest?.older ?? 0);
    expect(older?.messages.map((message) => message.message).slice(0, 2)).toEqual([
      content.message,
      "Message 0",
    ]);
    expect(older).toMatchObject({ older: null, isNewest: false });

    const products = await Promise.all(Array.from({ length: 31 }, () => createProduct({ seller })));
    await db.messageThread.createMany({
      data: products.map((product) => ({
        buyerId: buyer.id,
        sellerId: seller.id,
        productId: product.id,
        subject: content.subject,
      })),
    });
    await db.$executeRaw`
      INSERT INTO messages (thread_id, sender_id, receiver_id, subject, message)
      SELECT id, buyer_id, seller_id, subject, 'Hello there' FROM message_threads t
      WHERE buyer_id = ${buyer.id} AND NOT EXISTS (SELECT 1 FROM messages WHERE thread_id = t.id)`;
    const first = await listThreads(buyer);
    const second = await listThreads(buyer, first.next ?? 0);
    expect([first.threads.length, second.threads.length, second.next]).toEqual([30, 2, null]);
    expect(second.threads.at(-1)?.id).toBe(threadId);
  });
});
