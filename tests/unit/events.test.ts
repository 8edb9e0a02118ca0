import { describe, expect, it } from "vitest";

import { seatOf, withQueue } from "@/components/events/check-in-queue";
import { cutoutOf } from "@/components/events/event-presentation";
import { eventSchema } from "@/lib/events/event-schema";
import {
  eventState,
  fromEventTimeZone,
  isSoldOut,
  seatsLeft,
  toEventTimeZone,
} from "@/lib/events/rules";
import { eventSearchSchema } from "@/lib/events/schema";

describe("the time zone of events", () => {
  it.each([
    ["2026-12-06T18:00", "2026-12-07T00:00:00.000Z"],
    ["2027-07-01T10:00", "2027-07-01T15:00:00.000Z"],
    // Clocks change at 2 AM.
    ["2027-03-14T01:30", "2027-03-14T07:30:00.000Z"],
    ["2027-03-14T09:00", "2027-03-14T14:00:00.000Z"],
    ["2027-11-07T09:00", "2027-11-07T15:00:00.000Z"],
    ["2027-11-07T00:15", "2027-11-07T05:15:00.000Z"],
  ])("converts %s to %s and back", (local, instant) => {
    const at = fromEventTimeZone(local);
    expect(at?.toISOString()).toBe(instant);
    expect(at && toEventTimeZone(at)).toBe(local);
  });

  it.each([
    ["2026-03-08T02:00", "2026-03-08T03:00", "2026-03-08T08:00:00.000Z"],
    ["2027-03-14T02:30", "2027-03-14T03:30", "2027-03-14T08:30:00.000Z"],
    ["2027-03-14T02:59", "2027-03-14T03:59", "2027-03-14T08:59:00.000Z"],
  ])("shifts %s, which is skipped in spring, forward to %s", (local, read, instant) => {
    const at = fromEventTimeZone(local);
    expect(at?.toISOString()).toBe(instant);
    expect(at && toEventTimeZone(at)).toBe(read);
  });

  it.each([
    ["2026-11-01T01:00", "2026-11-01T06:00:00.000Z"],
    ["2027-11-07T01:30", "2027-11-07T06:30:00.000Z"],
    ["2027-11-07T02:00", "2027-11-07T08:00:00.000Z"],
  ])("converts %s, which is repeated in autumn, to the first occurrence %s", (local, instant) => {
    expect(fromEventTimeZone(local)?.toISOString()).toBe(instant);
  });

  it.each(["", "soon", "2026-13-01T10:00", "2026-12-06", "2026-12-06T25:00"])(
    "refuses %j",
    (local) => expect(fromEventTimeZone(local)).toBeNull(),
  );
});

describe("seatsLeft and isSoldOut", () => {
  it("subtract sold seats and never return less than zero", () => {
    expect(seatsLeft({ maxTickets: 10, soldTickets: 4 })).toBe(6);
    expect(isSoldOut({ maxTickets: 10, soldTickets: 9 })).toBe(false);
    expect(isSoldOut({ maxTickets: 10, soldTickets: 10 })).toBe(true);
    expect(isSoldOut({ maxTickets: 10, soldTickets: 11 })).toBe(true);
  });
});

describe("eventState", () => {
  const now = new Date("2026-12-01T00:00:00Z");
  const event = {
    isPublished: true,
    cancelledAt: null,
    startsAt: new Date("2026-12-02T00:00:00Z"),
  };
  it.each([
    [event, "upcoming"],
    [{ ...event, isPublished: false }, "draft"],
    [{ ...event, startsAt: now }, "past"],
    [{ ...event, startsAt: now, cancelledAt: now }, "cancelled"],
  ] as const)("%#: %o is %s", (event, state) => expect(eventState(event, now)).toBe(state));
});

describe("eventSchema", () => {
  const content = {
    id: null,
    title: "Henna night",
    description: "Two artists and tea.",
    imageUrl: "",
    type: "henna_night",
    startsAt: "2026-12-06T18:00",
    endsAt: "",
    location: "Brian Coyle Center",
    price: "15.50",
    maxTickets: 40,
    season: null,
    organizer: "",
    isPublished: true,
  };
  const messagesOf = (input: object) => {
    const { error } = eventSchema.safeParse({ ...content, ...input });
    return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  };

  it("accepts valid input with prices in cents and null for missing fields", () => {
    expect(eventSchema.parse(content)).toMatchObject({
      price: 1_550,
      endsAt: null,
      startsAt: new Date("2026-12-07T00:00:00Z"),
    });
    for (const price of ["", "0", "0.00"]) {
      expect(eventSchema.parse({ ...content, price }).price).toBe(0);
    }
  });

  it.each([
    [{ title: "He" }, "title: eventTitle"],
    [{ description: "Tea" }, "description: eventDescription"],
    [{ startsAt: "" }, "startsAt: eventTime"],
    [{ endsAt: "later" }, "endsAt: eventTime"],
    [{ endsAt: "2026-12-06T17:00" }, "endsAt: eventEnd"],
    [{ location: "" }, "location: eventLocation"],
    [{ price: "0.49" }, "price: eventPrice"],
    [{ price: "-5" }, "price: eventPrice"],
    [{ maxTickets: 0 }, "maxTickets: eventSeats"],
    [{ maxTickets: Number.NaN }, "maxTickets: eventSeats"],
    [{ maxTickets: 1.5 }, "maxTickets: eventSeats"],
    [{ organizer: "nobody" }, "organizer: emailInvalid"],
    [{ imageUrl: "javascript:alert(1)" }, "imageUrl: imageUrlInvalid"],
  ])("refuses %o", (input, message) => expect(messagesOf(input)).toContain(message));
});

describe("eventSearchSchema", () => {
  it("drops invalid values", () => {
    const query = { type: "concert", tickets: "all", ticket: "<b>", checkin: "1 OR 1" };
    expect(eventSearchSchema.parse(query)).toEqual({});
    expect(eventSearchSchema.parse({ checkin: "12", ticket: "ABCD-EFGH" })).toEqual({
      checkin: 12,
      ticket: "ABCD-EFGH",
    });
  });
});

describe("the guest list of the check-in", () => {
  const guest = (code: string, position: number, checkedInAt: string | null = null) => ({
    code,
    name: "Hana",
    ticketCode: "ABCD-EFGH-JKLM",
    position,
    checkedInAt,
  });

  it("finds the next seat of a ticket's code", () => {
    const guests = [guest("one", 1, "2026-12-06T18:00:00Z"), guest("two", 2)];
    expect(seatOf(guests, "abcd-efgh-jklm")).toBe("two");
    expect(seatOf(guests, "one")).toBe("one");
    expect(seatOf(guests, "other")).toBe("other");
  });

  it("adds the queued check-ins of this device and preserves the earlier time", () => {
    const guests = [guest("one", 1, "2026-12-06T18:00:00Z"), guest("two", 2)];
    const at = "2026-12-06T18:05:00Z";
    const queue = [
      { code: "one", at },
      { code: "two", at },
    ];
    expect(withQueue(guests, queue).map(({ checkedInAt }) => checkedInAt)).toEqual([
      "2026-12-06T18:00:00Z",
      at,
    ]);
  });
});

describe("cutoutOf", () => {
  it("returns the cutout of an illustration in any color, and null for photos and scenes", () => {
    expect(cutoutOf("/illustrations/tea.svg")).toBe("/illustrations/cutouts/tea.svg");
    expect(cutoutOf("/illustrations/dirac-sea.svg")).toBe("/illustrations/cutouts/dirac.svg");
    expect(cutoutOf("/illustrations/scene-coast.svg")).toBeNull();
    expect(cutoutOf("/uploads/abc.webp")).toBeNull();
  });
});
