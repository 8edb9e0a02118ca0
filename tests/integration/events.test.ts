import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as calendar } from "@/app/api/events/[eventId]/calendar/route";
import { GET as events } from "@/app/api/events/route";
import { GET as waiting } from "@/app/api/events/waiting/route";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db, withTx } from "@/lib/db/client";
import { getEditableEvent, searchAdminEvents } from "@/lib/events/queries/admin";
import { listUpcoming } from "@/lib/events/queries/listing";
import { adminSearchSchema } from "@/lib/events/schema";
import { cancelEvent } from "@/lib/events/service/cancel";
import { saveEvent, setEventPublished } from "@/lib/events/service/save";
import { joinWaitingList, leaveWaitingList, offerSeats } from "@/lib/events/service/waiting-list";
import { getMyTickets, listMyPurchases } from "@/lib/events/tickets/queries";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { get, signedInAs, signOutCaller } from "../support/api-client";
import { listEmailsTo } from "../support/emails";
import { createEvent, eventInput } from "../support/events";
import { createUser } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const emailOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).email;

const fill = async (eventId: number, quantity: number) =>
  buyTickets(await createUser({ role: "buyer" }), { eventId, quantity }, "en");

describe("GET /api/events", () => {
  it("returns upcoming events, soonest first, in the format of the contract", async () => {
    const later = await createEvent({ inDays: 9, priceCents: 1_550 });
    const sooner = await createEvent({ inDays: 2 });
    await createEvent({ inDays: -1 });
    await createEvent({ isPublished: false });
    const deletedEvent = await createEvent();
    await cancelEvent(await createUser({ role: "admin" }), { eventId: deletedEvent.id });
    signOutCaller();
    const response = await get(events);
    expect(response.headers.get("x-total-count")).toBe("2");
    const list = (await response.json()) as { id: number }[];
    expect(list.map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect(list[1]).toEqual({
      id: later.id,
      locale: "en",
      title: later.title,
      description: later.description,
      imageUrl: "/illustrations/injera.svg",
      eventType: "food_festival",
      eventDate: later.startsAt.toISOString(),
      location: later.location,
      price: "15.50",
      maxTickets: 10,
      soldTickets: 0,
    });
    expect(await (await get(events, "?limit=1&offset=1")).json()).toMatchObject([{ id: later.id }]);
    expect((await get(events, "?limit=all")).status).toBe(400);
  });

  it("returns a calendar file and responds 404 for hidden and unknown events", async () => {
    const event = await createEvent({ title: "Songs; tea, and more" });
    const load = (id: unknown) =>
      calendar(new NextRequest("http://localhost:3000/api/called"), {
        params: Promise.resolve({ eventId: String(id) }),
      });
    const response = await load(event.id);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    const text = await response.text();
    expect(text).toContain("BEGIN:VEVENT");
    expect(text).toContain("SUMMARY:Songs\\; tea\\, and more");
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    const hidden = await createEvent({ isPublished: false });
    for (const id of [hidden.id, 0, "x", 2_147_483_647]) {
      expect((await load(id)).status).toBe(404);
    }
  });
});

describe("event administration", () => {
  it("creates, edits, publishes and cancels an event and logs each step", async () => {
    const admin = await createUser({ role: "admin" });
    const organizer = await createUser({ role: "seller" });
    const { id } = await saveEvent(
      admin,
      eventInput({ isPublished: false, organizer: (await emailOf(organizer.id)).toUpperCase() }),
    );
    expect(await getEditableEvent(admin, id)).toMatchObject({
      organizer: await emailOf(organizer.id),
      state: "draft",
    });
    await saveEvent(admin, eventInput({ id, isPublished: false, maxTickets: 2, price: 900 }));
    const { tags } = await collectInvalidations(() =>
      setEventPublished(admin, { eventId: id, isOn: true }),
    );
    expect(tags).toEqual(["events"]);
    expect(await cancelEvent(admin, { eventId: id })).toEqual({ refunded: 0 });
    await expect(cancelEvent(admin, { eventId: id })).rejects.toMatchObject({
      key: "eventCancelled",
    });
    await expect(saveEvent(admin, eventInput({ id }))).rejects.toMatchObject({
      key: "eventCancelled",
    });
    const log = await db.auditEntry.findMany({
      where: { subjectType: "event", subjectId: id },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action }) => action)).toEqual([
      "event.created",
      "event.updated",
      "event.published",
      "event.cancelled",
    ]);
    const results = await searchAdminEvents(admin, adminSearchSchema.parse({ state: "cancelled" }));
    expect(results.rows.map((row) => row.id)).toContain(id);
  });

  it("refuses fewer seats than sold, an invalid organizer and other roles", async () => {
    const admin = await createUser({ role: "admin" });
    const { id } = await saveEvent(admin, eventInput({ maxTickets: 10 }));
    await fill(id, 4);
    await expect(saveEvent(admin, eventInput({ id, maxTickets: 3 }))).rejects.toMatchObject({
      key: "eventSeatsSold",
      values: { count: 4 },
    });
    await saveEvent(admin, eventInput({ id, maxTickets: 4 }));
    await expect(
      saveEvent(admin, eventInput({ organizer: "nobody@example.com" })),
    ).rejects.toMatchObject({ key: "organizerNotFound" });
    for (const viewer of [
      await createUser({ role: "buyer" }),
      await createUser({ role: "seller" }),
    ]) {
      await expect(saveEvent(viewer, eventInput())).rejects.toMatchObject({ kind: "forbidden" });
      await expect(cancelEvent(viewer, { eventId: id })).rejects.toThrow();
      await expect(setEventPublished(viewer, { eventId: id, isOn: false })).rejects.toThrow();
    }
  });

  it("cancels an event with its purchases and waiting list", async () => {
    const event = await createEvent({ maxTickets: 3 });
    const buyer = await createUser({ role: "buyer" });
    await buyTickets(buyer, { eventId: event.id, quantity: 3 }, "so");
    await joinWaitingList(await createUser({ role: "buyer" }), { eventId: event.id, quantity: 1 });
    expect(await cancelEvent(await createUser({ role: "admin" }), { eventId: event.id })).toEqual({
      refunded: 1,
    });
    expect(await listMyPurchases(buyer, "en")).toMatchObject([
      { status: "refunded", event: { isCancelled: true } },
    ]);
    expect(await db.waitingListEntry.count({ where: { eventId: event.id } })).toBe(0);
    const [tickets, back] = await listEmailsTo(await emailOf(buyer.id));
    expect(tickets?.attachments?.[0]?.content).toContain("BEGIN:VCALENDAR");
    expect(back?.subject).toContain("waa la baajiyay");
  });
});

describe("waitlist", () => {
  it("accepts one to five seats of sold-out events only and can be left", async () => {
    const event = await createEvent({ maxTickets: 2 });
    const viewer = await signedInAs("buyer");
    const input = { eventId: event.id, quantity: 2 };
    await expect(joinWaitingList(viewer, input)).rejects.toMatchObject({ key: "eventHasSeats" });
    await fill(event.id, 2);
    await joinWaitingList(viewer, { ...input, quantity: 1 });
    await joinWaitingList(viewer, input);
    expect(await (await get(waiting)).json()).toEqual([input]);
    await leaveWaitingList(viewer, input);
    expect(await (await get(waiting)).json()).toEqual([]);
    signOutCaller();
    expect((await get(waiting)).status).toBe(401);
  });

  it("notifies users in order and once each, for as many seats as are available", async () => {
    const event = await createEvent({ maxTickets: 4 });
    const eventId = event.id;
    await fill(eventId, 4);
    const people = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
    ] as const;
    for (const person of people) await joinWaitingList(person, { eventId, quantity: 2 });
    const free = (seats: number) =>
      db.event.update({ where: { id: eventId }, data: { soldTickets: 4 - seats } });
    const listNotified = async () =>
      (
        await db.notification.findMany({
          where: { kind: "event", userId: { in: people.map(({ id }) => id) } },
          orderBy: { id: "asc" },
        })
      ).map(({ userId }) => people.findIndex(({ id }) => id === userId));

    await free(3);
    expect(await withTx((tx) => offerSeats(tx, eventId))).toBe(2);
    expect(await listNotified()).toEqual([0, 1]);
    expect(await withTx((tx) => offerSeats(tx, eventId))).toBe(0);
    await free(1);
    expect(await withTx((tx) => offerSeats(tx, eventId))).toBe(1);
    expect(await withTx((tx) => offerSeats(tx, eventId))).toBe(0);
    expect(await listNotified()).toEqual([0, 1, 2]);
    const [email] = await listEmailsTo(await emailOf(people[0].id));
    expect(email?.subject).toBe(`Seats are available for ${event.title}`);

    await leaveWaitingList(people[0], { eventId });
    await free(0);
    await joinWaitingList(people[0], { eventId, quantity: 1 });
    await saveEvent(
      await createUser({ role: "admin" }),
      eventInput({ maxTickets: 5, id: eventId }),
    );
    expect(await listNotified()).toEqual([0, 1, 2, 0]);
  });
});

describe("purchases of tickets", () => {
  it("are visible to their buyer only, with a QR code for each seat", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { id: eventId } = await createEvent();
    const { ticketCode } = await buyTickets(buyer, { eventId, quantity: 2 }, "en");
    const myTickets = await getMyTickets(buyer, ticketCode, "en");
    expect(myTickets?.seats).toHaveLength(2);
    for (const seat of myTickets?.seats ?? []) expect(seat.qr).toMatch(/^<svg/);
    expect(new Set(myTickets?.seats.map(({ code }) => code)).size).toBe(2);
    expect(await getMyTickets(await createUser({ role: "admin" }), ticketCode, "en")).toBeNull();
    expect(await listMyPurchases(await createUser({ role: "buyer" }), "en")).toEqual([]);
  });
});

describe("listUpcoming", () => {
  it("finds events of a season", async () => {
    const { id } = await createEvent({ season: "eid" });
    await createEvent({ season: "ramadan" });
    expect((await listUpcoming("en", { season: "eid" })).map((event) => event.id)).toEqual([id]);
  });
});
