import { describe, expect, it } from "vitest";

import { receiverOf, sideOf, threadPath, threadsPath } from "@/lib/messaging/rules";
import { messageSchema, orderMessageSchema, replySchema } from "@/lib/messaging/schema";
import messages from "@/messages/en.json";

const content = { subject: "Question about it", message: "Is it still available?" };

function sentenceOf(result: { error?: { issues: { message: string }[] } | undefined }) {
  const key = result.error?.issues[0]?.message ?? "";
  return messages.validation[key as keyof typeof messages.validation];
}

describe("messageSchema", () => {
  it.each([
    [{ subject: "Hey" }, "Subject must be at least 5 characters"],
    [{ subject: "  Hey  " }, "Subject must be at least 5 characters"],
    [{ message: "Nine char" }, "Message must be at least 10 characters"],
    [{ message: undefined }, "Message must be at least 10 characters"],
    [{ message: "x".repeat(10_001) }, "Please check this field"],
  ])("refuses %j with its message", (broken, sentence) => {
    const input = { sellerId: 1, productId: 1, ...content, ...broken };

    expect(sentenceOf(messageSchema.safeParse(input))).toBe(sentence);
  });

  it("accepts five and ten characters", () => {
    const input = { sellerId: 1, productId: 1, subject: "Hello", message: "Ten chars." };

    expect(messageSchema.parse(input)).toEqual(input);
  });
});

describe("orderMessageSchema", () => {
  it("has the same rules and an optional seller", () => {
    expect(orderMessageSchema.parse({ orderId: 7, ...content })).toEqual({
      orderId: 7,
      ...content,
    });
    expect(sentenceOf(orderMessageSchema.safeParse({ orderId: 7, ...content, subject: "" }))).toBe(
      "Subject must be at least 5 characters",
    );
    expect(orderMessageSchema.safeParse({ orderId: 0, ...content }).success).toBe(false);
  });
});

describe("replySchema", () => {
  it("accepts one character and refuses an empty message", () => {
    expect(replySchema.parse({ threadId: 1, message: " K " }).message).toBe("K");
    expect(sentenceOf(replySchema.safeParse({ threadId: 1, message: " \n " }))).toBe(
      "Please enter a message",
    );
  });
});

describe("sideOf and receiverOf", () => {
  const parties = { buyerId: 3, sellerId: 5 };

  it.each([
    [3, "buyer"],
    [5, "seller"],
    [4, null],
  ])("return for the user %d the side %s", (id, side) => {
    expect(sideOf(parties, id)).toBe(side);
  });

  it("return the other side as the receiver", () => {
    expect(receiverOf(parties, "buyer")).toBe(5);
    expect(receiverOf(parties, "seller")).toBe(3);
  });
});

describe("paths of messages", () => {
  it("contain list, thread and page", () => {
    expect(threadsPath(null)).toBe("/profile?tab=messages");
    expect(threadsPath(9)).toBe("/profile?tab=messages&before=9");
    expect(threadPath(12)).toBe("/profile?tab=messages&thread=12");
    expect(threadPath(12, 40)).toBe("/profile?tab=messages&thread=12&before=40");
  });
});
