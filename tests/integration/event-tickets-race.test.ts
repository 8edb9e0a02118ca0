import { afterEach, describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { purchaseOf } from "../support/event-tickets";
import { createEvent } from "../support/events";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";

afterEach(expectInvariants);

const fiftyBuyers = () =>
  Promise.all(Array.from({ length: 50 }, () => createUser({ role: "buyer" })));

async function race(eventId: number, quantityOf: (index: number) => number) {
  const buyers = await fiftyBuyers();
  const tries = await Promise.allSettled(
    buyers.map((buyer, index) => buyTickets(buyer, { eventId, quantity: quantityOf(index) }, "en")),
  );
  const refused = tries.filter((attempt) => attempt.status === "rejected");
  return {
    won: tries.filter((attempt) => attempt.status === "fulfilled").map((buyer) => buyer.value),
    reasons: new Set(refused.map(({ reason }) => reason.key)),
  };
}

describe("fifty simultaneous buyers of five seats", () => {
  it.each([0, 1500])("get exactly five seats at %i cents", async (priceCents) => {
    const event = await createEvent({ priceCents, maxTickets: 5 });
    const { won, reasons } = await race(event.id, () => 1);

    expect(won).toHaveLength(5);
    expect(reasons).toEqual(new Set(["eventSoldOut"]));
    const { soldTickets } = await db.event.findUniqueOrThrow({ where: { id: event.id } });
    expect(soldTickets).toBe(5);
  });

  it("never get a seat twice when they buy several seats each", async () => {
    const event = await createEvent({ priceCents: 0, maxTickets: 7 });
    const { won } = await race(event.id, (index) => (index % 5) + 1);

    const soldSeats = won.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(soldSeats).toBeLessThanOrEqual(7);
    const { soldTickets } = await db.event.findUniqueOrThrow({ where: { id: event.id } });
    expect(soldTickets).toBe(soldSeats);
  });
});

describe("twenty simultaneous requests of one buyer", () => {
  it.each([0, 1500])("create one purchase at %i cents", async (priceCents) => {
    const event = await createEvent({ priceCents, maxTickets: 40 });
    const buyer = await createUser({ role: "buyer" });
    const input = { eventId: event.id, quantity: 2 };
    const purchases = await Promise.all(
      Array.from({ length: 20 }, () => buyTickets(buyer, input, "en")),
    );

    expect(new Set(purchases.map((purchase) => JSON.stringify(purchase))).size).toBe(1);
    const { event: after } = await purchaseOf(purchases[0]?.ticketCode ?? "");
    expect(after.soldTickets).toBe(2);
  });
});
