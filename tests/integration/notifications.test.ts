import { describe, expect, it } from "vitest";

import { db, withTx } from "@/lib/db/client";
import { listNotifications, listPreferences } from "@/lib/notifications/queries";
import { choosePreference, markRead, notify } from "@/lib/notifications/service/notify";
import { listEmailsTo } from "../support/emails";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

async function createMember() {
  const viewer = await createUser({ role: "buyer" });
  const { email } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
  return { viewer, email };
}

type Kind = "payout" | "refund" | "order_shipped";

function send(userId: number, email: string, kind: Kind, key: string) {
  const values = { id: "12", seller: "Hodan", amount: "$5.00", state: "paid" };
  const message = { to: email, subject: key, text: "x", html: "x" };
  return withTx((tx) =>
    notify(tx, { userId, kind, key, values, href: "/orders?order=12", email: message }),
  );
}

describe("notify", () => {
  it("creates one notification and one email per key", async () => {
    const { viewer, email } = await createMember();
    const key = `shipped:${viewer.id}`;

    await Promise.all([1, 2, 3].map(() => send(viewer.id, email, "order_shipped", key)));

    const { unread, items } = await listNotifications(viewer, "en");
    expect(unread).toBe(1);
    expect(items).toMatchObject([
      { text: "Hodan shipped a package from order #12.", isRead: false },
    ]);
    expect(await listEmailsTo(email)).toHaveLength(1);
  });

  it("respects the user's preferences but always emails a receipt", async () => {
    const { viewer, email } = await createMember();
    for (const kind of ["payout", "refund"] as const) {
      await choosePreference(viewer, { kind, byMail: false, inApp: false });
      await send(viewer.id, email, kind, `${kind}:${viewer.id}`);
    }

    expect((await listNotifications(viewer, "en")).items).toEqual([]);
    expect((await listEmailsTo(email)).map(({ subject }) => subject)).toEqual([
      `refund:${viewer.id}`,
    ]);
    const preferences = (await listPreferences(viewer)).find(({ kind }) => kind === "payout");
    expect(preferences).toEqual({ kind: "payout", byMail: false, inApp: false });
  });
});

describe("listNotifications", () => {
  it("returns the reader's own notifications in the reader's language", async () => {
    const [{ viewer, email }, other] = await Promise.all([createMember(), createMember()]);
    await send(viewer.id, email, "payout", `payout:${viewer.id}:paid`);

    expect((await listNotifications(viewer, "ar")).items[0]?.text).toBe(
      "وصلت دفعتك بمبلغ \u2066$5.00\u2069.",
    );
    expect((await listNotifications(viewer, "so")).items[0]?.text).toBe(
      "Lacagtaada iibka ee $5.00 way timid.",
    );
    expect(await listNotifications(other.viewer, "en")).toEqual({ unread: 0, items: [] });
  });

  it("marks notifications as read up to the given one", async () => {
    const { viewer, email } = await createMember();
    await send(viewer.id, email, "payout", `one:${viewer.id}`);
    const upTo = (await listNotifications(viewer, "en")).items[0]?.id ?? 0;
    await send(viewer.id, email, "payout", `two:${viewer.id}`);

    await markRead(await createUser({ role: "buyer" }), { upTo });
    expect((await listNotifications(viewer, "en")).unread).toBe(2);
    await markRead(viewer, { upTo });
    expect((await listNotifications(viewer, "en")).unread).toBe(1);
  });

  it("includes a paid order for buyer and seller", async () => {
    const [buyer, seller] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);
    const id = await createPaidOrder(buyer, await createProduct({ seller }));

    expect((await listNotifications(buyer, "en")).items).toMatchObject([
      { text: `Order #${id} is confirmed. Thank you!`, href: `/orders?order=${id}` },
    ]);
    expect((await listNotifications(seller, "en")).items).toMatchObject([
      { text: `New order #${id}. Time to pack it.` },
    ]);
  });
});
