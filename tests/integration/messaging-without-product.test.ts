import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { listThreads } from "@/lib/messaging/queries";
import { sendMessage } from "@/lib/messaging/service";
import { createUser } from "../support/factories";
import { content, listEmailsTo } from "../support/threads";

describe("sendMessage without a product", () => {
  it("delivers messages to a seller without products in one thread", async () => {
    const [buyer, seller] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);

    const message = await sendMessage(buyer, { sellerId: seller.id, ...content });
    await sendMessage(buyer, { sellerId: seller.id, ...content, subject: "Another question" });

    expect(message).toMatchObject({ sellerId: seller.id, productId: null });
    const { threads } = await listThreads(seller);
    expect(threads).toMatchObject([{ about: null, subject: content.subject, unread: 2 }]);
    const [email] = await listEmailsTo(seller.id);
    expect(email?.text).toContain(`You have a new message from ${buyer.username}.`);
  });

  it("responds not found for an account that is no active seller", async () => {
    const [buyer, other, disabled] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);
    await db.user.update({
      where: { id: disabled.id },
      data: { disabledAt: new Date("2026-06-01T12:00:00Z") },
    });

    for (const { id } of [other, disabled]) {
      const message = sendMessage(buyer, { sellerId: id, ...content });
      await expect(message).rejects.toMatchObject({ kind: "notFound", key: "sellerNotFound" });
    }
    expect((await listThreads(buyer)).threads).toEqual([]);
  });
});
