import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { saveEvent } from "@/lib/events/service/save";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { listEmailsTo } from "../support/emails";
import { eventInput } from "../support/events";
import { createUser } from "../support/factories";

const emailOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).email;

describe("changes of an event's time or place", () => {
  it("notify ticket holders once per change, but not of a new title", async () => {
    const admin = await createUser({ role: "admin" });
    const { id } = await saveEvent(admin, eventInput());
    const buyer = await createUser({ role: "buyer" });
    await buyTickets(buyer, { eventId: id, quantity: 1 }, "ar");
    const email = await emailOf(buyer.id);
    const before = (await listEmailsTo(email)).length;

    const startsAt = new Date(Date.now() + 20 * 86_400_000);
    await saveEvent(admin, eventInput({ id, startsAt, location: "Loring Park, Minneapolis" }));
    const emails = await listEmailsTo(email);
    expect(emails).toHaveLength(before + 1);
    expect(emails.at(-1)?.text).toContain("Loring Park, Minneapolis");
    await saveEvent(
      admin,
      eventInput({ id, startsAt, location: "Loring Park, Minneapolis", title: "Buna, again" }),
    );
    expect(await listEmailsTo(email)).toHaveLength(before + 1);
    const notifications = await db.notification.findMany({
      where: { userId: buyer.id, kind: "event" },
    });
    expect(notifications.map(({ values }) => values)).toContainEqual({
      what: "moved",
      title: "Buna in the park",
    });
  });
});
