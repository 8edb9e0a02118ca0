import { afterEach, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { releaseHeldSeats } from "@/lib/events/jobs";
import { listWaiting } from "@/lib/events/queries/mine";
import { cancelEvent } from "@/lib/events/service/cancel";
import { joinWaitingList, leaveWaitingList } from "@/lib/events/service/waiting-list";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { expireTicketHolds } from "@/lib/events/tickets/service/expire-holds";
import { returnSeats } from "@/lib/events/tickets/service/return-seats";
import { listEmailsTo } from "../support/emails";
import { payTickets } from "../support/event-tickets";
import { createEvent } from "../support/events";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";

afterEach(expectInvariants);

const PAST = new Date(Date.now() - 60_000);
const createBuyers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createUser({ role: "buyer" })));

const buy = async (buyer: Viewer, eventId: number, quantity = 1) =>
  (await buyTickets(buyer, { eventId, quantity }, "en")).ticketCode;

const heldFor = async (viewer: Viewer) => (await listWaiting(viewer))[0]?.heldQuantity ?? 0;

const isNotifiedOf = async ({ id: userId }: Viewer) =>
  (await db.notification.count({
    where: { userId, kind: "event", dedupeKey: { startsWith: "seats:" } },
  })) > 0;

/** Creates a sold-out event with a waiting list, and returns seats of it. */
async function createReturned({ priceCents = 0, seats = 1, wanted: expected = [1, 1] } = {}) {
  const { id: eventId } = await createEvent({ maxTickets: seats });
  const owner = await createUser({ role: "buyer" });
  const code = await buy(owner, eventId, seats);
  const waiting = await createBuyers(expected.length);
  for (const [index, person] of waiting.entries()) {
    await joinWaitingList(person, { eventId, quantity: expected[index] ?? 1 });
  }
  await db.event.update({ where: { id: eventId }, data: { priceCents } });
  await returnSeats(owner, { code });
  const [first, second] = waiting;
  if (!first || !second) throw new Error("Two users wait");
  return { eventId, first, second };
}

describe("a returned seat", () => {
  it("is held for the first in line for 24 hours, with a link to the event", async () => {
    const { eventId, first, second } = await createReturned();

    const [entry] = await listWaiting(first);
    expect(entry).toMatchObject({ eventId, quantity: 1, heldQuantity: 1 });
    const { notifiedAt, heldUntil } = await db.waitingListEntry.findUniqueOrThrow({
      where: { eventId_userId: { eventId, userId: first.id } },
    });
    expect(heldUntil && notifiedAt && heldUntil.getTime() - notifiedAt.getTime()).toBe(
      24 * 3_600_000,
    );
    const { href } = await db.notification.findFirstOrThrow({ where: { userId: first.id } });
    expect(href).toBe(`/events#event-${eventId}`);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: first.id } });
    const [message] = await listEmailsTo(email);
    expect(message?.text).toContain(`/events#event-${eventId}`);
    expect(await isNotifiedOf(second)).toBe(false);
  });

  it("is held only until the event begins", async () => {
    const { eventId, first } = await createReturned();
    const startsAt = new Date(Date.now() + 3_600_000);
    await leaveWaitingList(first, { eventId });
    await db.event.update({ where: { id: eventId }, data: { startsAt } });
    await db.waitingListEntry.updateMany({ where: { eventId }, data: { heldUntil: PAST } });
    const [third] = await createBuyers(1);
    if (third) await joinWaitingList(third, { eventId, quantity: 1 });

    await releaseHeldSeats();

    expect((await listWaiting(third ?? first))[0]?.heldUntil).toBe(startsAt.toISOString());
  });

  it.each([0, 1500])(
    "is refused to others and sold to the first in line at %i cents",
    async (priceCents) => {
      const { eventId, first, second } = await createReturned({ priceCents });
      const [stranger] = await createBuyers(1);

      await expect(buy(stranger ?? second, eventId)).rejects.toMatchObject({ key: "eventSoldOut" });
      await expect(buy(second, eventId)).rejects.toMatchObject({ key: "eventSoldOut" });
      const code = await buy(first, eventId);
      if (priceCents > 0) await payTickets(code);

      expect((await db.ticketPurchase.findUniqueOrThrow({ where: { code } })).status).toBe("valid");
      expect(await listWaiting(first)).toEqual([]);
    },
  );

  it("is sold once when the first in line races twenty other buyers and a double press", async () => {
    const { eventId, first } = await createReturned();
    const strangers = await createBuyers(20);

    const tries = await Promise.allSettled(
      [first, ...strangers, first].map((stranger) => buy(stranger, eventId)),
    );

    const codes = tries.flatMap((attempt) =>
      attempt.status === "fulfilled" ? [attempt.value] : [],
    );
    expect(new Set(codes).size).toBe(1);
    const purchase = await db.ticketPurchase.findUniqueOrThrow({ where: { code: codes[0] ?? "" } });
    expect(purchase.buyerId).toBe(first.id);
  });

  it("goes to the next in line when its time is over, once, also with two jobs at once", async () => {
    const { eventId, first, second } = await createReturned();
    await db.waitingListEntry.updateMany({
      where: { eventId, userId: first.id },
      data: { heldUntil: PAST },
    });

    await Promise.all([releaseHeldSeats(), releaseHeldSeats()]);
    await releaseHeldSeats();

    expect(await listWaiting(first)).toEqual([]);
    expect(await heldFor(second)).toBe(1);
    expect(await db.notification.count({ where: { userId: second.id, kind: "event" } })).toBe(1);
    await expect(buy(first, eventId)).rejects.toMatchObject({ key: "eventSoldOut" });
  });

  it("is either bought or passed on when the purchase races the end of its time", async () => {
    const { eventId, first, second } = await createReturned();
    await db.waitingListEntry.updateMany({
      where: { eventId, userId: first.id },
      data: { heldUntil: PAST },
    });

    const [bought] = await Promise.allSettled([buy(first, eventId), releaseHeldSeats()]);

    expect(await heldFor(second)).toBe(bought?.status === "fulfilled" ? 0 : 1);
  });

  it("goes to the next in line when the first leaves the list", async () => {
    const { eventId, first, second } = await createReturned();

    await leaveWaitingList(first, { eventId });

    expect(await heldFor(second)).toBe(1);
  });

  it("goes to the next in line if the first takes fewer than are held", async () => {
    const { eventId, first, second } = await createReturned({ seats: 2, wanted: [2, 1] });
    expect(await heldFor(first)).toBe(2);

    await buy(first, eventId, 1);

    expect(await heldFor(second)).toBe(1);
  });

  it("is held again for its user when the payment expires before the time is over", async () => {
    const { eventId, first, second } = await createReturned({ priceCents: 1500 });
    const code = await buy(first, eventId);
    expect(await heldFor(first)).toBe(0);
    await db.ticketPurchase.update({ where: { code }, data: { holdUntil: PAST } });

    await expireTicketHolds();

    expect(await heldFor(first)).toBe(1);
    expect(await isNotifiedOf(second)).toBe(false);
    await payTickets(await buy(first, eventId));
  });

  it("is no longer held once the event is cancelled", async () => {
    const { eventId } = await createReturned();

    await cancelEvent(await createUser({ role: "admin" }), { eventId });

    expect((await db.event.findUniqueOrThrow({ where: { id: eventId } })).soldTickets).toBe(0);
  });
});
