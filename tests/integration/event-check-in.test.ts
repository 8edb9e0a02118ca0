import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { listGuests } from "@/lib/events/queries/guests";
import { listOrganized } from "@/lib/events/queries/mine";
import { cancelEvent } from "@/lib/events/service/cancel";
import { checkIn } from "@/lib/events/service/check-in";
import { getMyTickets } from "@/lib/events/tickets/queries";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { createEvent } from "../support/events";
import { createUser } from "../support/factories";

/** Creates an event with an organizer and a buyer's seats. */
async function openCheckIn(quantity = 2) {
  const organizer = await createUser({ role: "seller" });
  const event = await createEvent({ organizerId: organizer.id });
  const buyer = await createUser({ role: "buyer" });
  const { ticketCode } = await buyTickets(buyer, { eventId: event.id, quantity }, "en");
  const codes = (await getMyTickets(buyer, ticketCode, "en"))?.seats.map(({ code }) => code) ?? [];
  return { organizer, event, buyer, ticketCode, codes, eventId: event.id };
}

const now = () => new Date().toISOString();

describe("check-in", () => {
  it("admits each seat once and returns when it was admitted", async () => {
    const { organizer, eventId, codes, buyer, ticketCode } = await openCheckIn();
    const [code = "", other = ""] = codes;
    const at = new Date(Date.now() - 60_000).toISOString();
    expect(await checkIn(organizer, { eventId, code, at })).toEqual({ outcome: "in", at });
    expect(await checkIn(organizer, { eventId, code, at: now() })).toEqual({
      outcome: "already",
      at,
    });
    const { guests } = await listGuests(organizer, { eventId });
    expect(guests.map((guest) => [guest.ticketCode, guest.position, guest.checkedInAt])).toEqual([
      [ticketCode, 1, at],
      [ticketCode, 2, null],
    ]);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const early = await checkIn(await createUser({ role: "admin" }), {
      eventId,
      code: other,
      at: tomorrow,
    });
    expect(early.outcome === "in" && early.at <= now()).toBe(true);
    expect((await getMyTickets(buyer, ticketCode, "en"))?.seats[0]?.checkedInAt).toBe(at);
  });

  it("admits a seat once when many devices scan it simultaneously", async () => {
    const { organizer, eventId, codes } = await openCheckIn(1);
    const [code = ""] = codes;
    const results = await Promise.all(
      Array.from({ length: 8 }, () => checkIn(organizer, { eventId, code, at: now() })),
    );
    const count = (outcome: string) =>
      results.filter((result) => result.outcome === outcome).length;
    expect([count("in"), count("already")]).toEqual([1, 7]);
  });

  it("rejects codes of a purchase, of another or a cancelled event, and unknown ones", async () => {
    const checkInSession = await openCheckIn(1);
    const other = await openCheckIn(1);
    const [code = ""] = other.codes;
    const unknown = { outcome: "unknown" };
    const read = (eventId: number, read: string) =>
      checkIn(checkInSession.organizer, { eventId, code: read, at: now() });
    expect(await read(checkInSession.eventId, code)).toEqual(unknown);
    expect(await read(checkInSession.eventId, checkInSession.ticketCode)).toEqual(unknown);
    expect(await read(checkInSession.eventId, "'; DROP TABLE ticket_seats; --")).toEqual(unknown);
    await cancelEvent(await createUser({ role: "admin" }), { eventId: checkInSession.eventId });
    expect(await read(checkInSession.eventId, checkInSession.codes[0] ?? "")).toEqual(unknown);
    expect(
      (await listGuests(checkInSession.organizer, { eventId: checkInSession.eventId })).guests,
    ).toEqual([]);
    const seats = {
      code: { in: [...checkInSession.codes, ...other.codes] },
      checkedInAt: { not: null },
    };
    expect(await db.ticketSeat.count({ where: seats })).toBe(0);
  });

  it("is open to the organizer and admins only", async () => {
    const { eventId, codes, organizer } = await openCheckIn(1);
    const input = { eventId, code: codes[0] ?? "", at: now() };
    for (const viewer of [
      await createUser({ role: "buyer" }),
      await createUser({ role: "seller" }),
    ]) {
      const kind = "forbidden";
      await expect(checkIn(viewer, input)).rejects.toMatchObject({ kind });
      await expect(listGuests(viewer, { eventId })).rejects.toMatchObject({ kind });
    }
    const admin = await createUser({ role: "admin" });
    await expect(listGuests(admin, { eventId: 999_999 })).rejects.toMatchObject({
      kind: "notFound",
    });
    expect((await listOrganized(organizer, "en")).map(({ id }) => id)).toEqual([eventId]);
    expect(await listOrganized(admin, "en")).toEqual([]);
  });
});
