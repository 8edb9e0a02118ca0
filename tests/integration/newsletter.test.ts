import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { subscribeSchema } from "@/lib/newsletter/schema";
import { confirmSubscription, subscribe, unsubscribe } from "@/lib/newsletter/service";
import { listEmailsTo } from "../support/emails";

let addresses = 0;

/** Subscribes from an IP address of its own. */
async function load(email: string, locale = "en", address = `203.0.113.${++addresses}`) {
  return subscribe(null, subscribeSchema.parse({ email, locale }), { address });
}

async function secretTo(email: string, kind: "confirm" | "unsubscribe" = "confirm") {
  const message = (await listEmailsTo(email)).at(-1);
  const secret = message?.text.match(new RegExp(`/blog\\?${kind}=([\\w-]{43})`))?.[1];
  if (!secret) throw new Error(`no ${kind} link in the mail to ${email}`);
  return secret;
}

const subscriberOf = (email: string) => db.subscriber.findFirstOrThrow({ where: { email } });
const ageBy = (email: string, days: number) =>
  db.subscriber.updateMany({
    where: { email },
    data: { createdAt: new Date(Date.now() - days * 86_400_000) },
  });

describe("subscribe", () => {
  it("emails a link in the subscriber's language and stores only the hash of its secret", async () => {
    await load(" Hodan@Example.com ", "so");
    const row = await subscriberOf("hodan@example.com");
    expect(row).toMatchObject({ locale: "so", confirmedAt: null, unsubscribedAt: null });
    const secret = await secretTo("hodan@example.com");
    expect(row.tokenHash).toBe(createHash("sha256").update(secret).digest("hex"));
    expect(JSON.stringify(row)).not.toContain(secret);
    const [email] = await listEmailsTo("hodan@example.com");
    expect(email?.subject).toBe("Xaqiiji isdiiwaangelinta wargeyska");
  });

  it("returns the same for a known and an unknown address", async () => {
    const first = await load("known@example.com");
    await confirmSubscription(null, { secret: await secretTo("known@example.com") });
    expect(await load("known@example.com")).toBe(first);
    const emails = await listEmailsTo("known@example.com");
    expect(emails.at(-1)?.subject).toBe("You’re already subscribed");
    expect((await subscriberOf("known@example.com")).confirmedAt).not.toBeNull();
  });

  it.each(["", "hodan at home", "a@b", `${"x".repeat(200)}@example.com`, null, 7])(
    "refuses the address %s",
    (email) => expect(subscribeSchema.safeParse({ email, locale: "en" }).success).toBe(false),
  );

  it("accepts three requests an hour per email address and counts them per IP address", async () => {
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => load("busy@example.com")));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await db.subscriber.count({ where: { email: "busy@example.com" } })).toBe(1);
    const place = "198.51.100.7";
    for (let index = 0; index < 3; index++) await load(`one.${index}@example.com`, "en", place);
    // The limit per IP address is wider in demo mode, so only its count is checked.
    const row = await db.rateLimit.findFirstOrThrow({ where: { key: `letters:${place}` } });
    expect(row.count).toBe(3);
  });
});

describe("confirmSubscription and unsubscribe", () => {
  it("confirm once, even when the link is used twice simultaneously", async () => {
    await load("twice@example.com");
    const secret = await secretTo("twice@example.com");
    const both = await Promise.allSettled([
      confirmSubscription(null, { secret }),
      confirmSubscription(null, { secret }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "invalid", key: "linkInvalid" },
    });
  });

  it("accept a link for seven days", async () => {
    await load("late@example.com");
    const secret = await secretTo("late@example.com");
    await ageBy("late@example.com", 7.01);
    await expect(confirmSubscription(null, { secret })).rejects.toMatchObject({
      key: "linkInvalid",
    });
    await ageBy("late@example.com", 6.9);
    await confirmSubscription(null, { secret });
  });

  it("accept the newest link only", async () => {
    await load("again@example.com");
    const first = await secretTo("again@example.com");
    await load("again@example.com");
    await expect(confirmSubscription(null, { secret: first })).rejects.toMatchObject({
      kind: "invalid",
    });
    await confirmSubscription(null, { secret: await secretTo("again@example.com") });
    await expect(confirmSubscription(null, { secret: "x".repeat(43) })).rejects.toMatchObject({
      kind: "invalid",
    });
  });

  it("end the newsletter once and allow the address to subscribe again", async () => {
    await load("over@example.com");
    await confirmSubscription(null, { secret: await secretTo("over@example.com") });
    const secret = await secretTo("over@example.com", "unsubscribe");
    await unsubscribe(null, { secret });
    await expect(unsubscribe(null, { secret })).rejects.toMatchObject({ key: "linkInvalid" });
    expect((await subscriberOf("over@example.com")).unsubscribedAt).not.toBeNull();
    await load("over@example.com");
    expect(await subscriberOf("over@example.com")).toMatchObject({
      confirmedAt: null,
      unsubscribedAt: null,
    });
    await confirmSubscription(null, { secret: await secretTo("over@example.com") });
  });
});
