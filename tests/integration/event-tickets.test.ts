import { NextRequest } from "next/server";
import { afterEach, describe, expect, it, vi } from "vitest";

import { POST } from "@/app/api/events/[eventId]/tickets/route";
import { db } from "@/lib/db/client";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { responseText, signedInAs, signOutCaller } from "../support/api-client";
import { payTickets, purchaseOf } from "../support/event-tickets";
import { createEvent } from "../support/events";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

afterEach(expectInvariants);

const soldOf = async (id: number) =>
  (await db.event.findUniqueOrThrow({ where: { id } })).soldTickets;

function post(eventId: number | string, body: unknown) {
  const request = new NextRequest(`http://localhost:3000/api/events/${eventId}/tickets`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return POST(request, { params: Promise.resolve({ eventId: String(eventId) }) });
}

describe("POST /api/events/{eventId}/tickets", () => {
  it("issues free seats immediately, each with its own code, and emails them", async () => {
    const event = await createEvent({ priceCents: 0 });
    const buyer = await signedInAs("buyer");
    const response = await post(event.id, { quantity: 3, price: "0.00", totalCents: -5 });

    expect(response.status).toBe(201);
    const { ticketCode, ...rest } = await response.json();
    expect(rest).toEqual({ quantity: 3, status: "valid" });
    const purchase = await purchaseOf(ticketCode);
    expect(purchase).toMatchObject({
      buyerId: buyer.id,
      quantity: 3,
      totalCents: 0,
      payment: null,
    });
    expect(new Set(purchase.seats.map(({ code }) => code)).size).toBe(3);
    expect(await soldOf(event.id)).toBe(3);
    const dedupeKey = `tickets:${purchase.id}`;
    const { payload } = await db.outboxMessage.findUniqueOrThrow({ where: { dedupeKey } });
    expect(JSON.stringify(payload)).toContain(ticketCode);
  });

  it("holds paid seats at the server's price until they are paid", async () => {
    const event = await createEvent({ priceCents: 1500 });
    await signedInAs("seller");
    const response = await post(event.id, { quantity: 2, price: "0.01" });

    expect(response.status).toBe(201);
    const { ticketCode, clientSecret, ...rest } = await response.json();
    expect(rest).toEqual({ quantity: 2, status: "pending" });
    const purchase = await purchaseOf(ticketCode);
    expect(purchase).toMatchObject({ status: "pending", totalCents: 3000, seats: [] });
    expect(purchase.payment).toMatchObject({ amountCents: 3000, clientSecret });
    const minutes = (purchase.holdUntil.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(await soldOf(event.id)).toBe(2);

    await payTickets(ticketCode);
    expect(await purchaseOf(ticketCode)).toMatchObject({ status: "valid", seats: [{}, {}] });
  });

  it.each([0, 6, -1, 1.5, "2", null, undefined])(
    "refuses a quantity of %s tickets",
    async (quantity) => {
      const event = await createEvent({ priceCents: 0 });
      await signedInAs("buyer");
      expect(await responseText(await post(event.id, { quantity }))).toEqual([
        400,
        "You can get 1 to 5 tickets at a time",
      ]);
    },
  );

  it("responds 404 for an unknown or unpublished event", async () => {
    await signedInAs("buyer");
    const hidden = await createEvent({ isPublished: false });
    for (const id of [hidden.id, 999_999, "x", "1e3", "-1"]) {
      expect(await responseText(await post(id, { quantity: 1 }))).toEqual([404, "Event not found"]);
    }
  });

  it("responds 401 to an anonymous visitor", async () => {
    const event = await createEvent();
    signOutCaller();
    expect((await post(event.id, { quantity: 1 })).status).toBe(401);
  });

  it("states how many seats are left, or that the event is sold out or has begun", async () => {
    const event = await createEvent({ priceCents: 0, maxTickets: 4 });
    await buyTickets(await createUser({ role: "buyer" }), { eventId: event.id, quantity: 2 }, "en");
    await signedInAs("buyer");
    expect(await responseText(await post(event.id, { quantity: 3 }))).toEqual([
      409,
      "Only 2 seats are left.",
    ]);
    await buyTickets(await createUser({ role: "buyer" }), { eventId: event.id, quantity: 2 }, "en");
    expect(await responseText(await post(event.id, { quantity: 1 }))).toEqual([
      409,
      "This event is sold out.",
    ]);
    const begun = await createEvent({ priceCents: 0, inDays: -1 });
    expect(await responseText(await post(begun.id, { quantity: 1 }))).toEqual([
      409,
      "This event has already started.",
    ]);
  });
});
