import { describe, expect, it } from "vitest";

import { type PayoutFacts, payoutStateOf } from "@/lib/payouts/state-rules";
import {
  buildTodos,
  chartAxis,
  growthRate,
  periodsUntil,
  toRange,
  toRevenuePoints,
  type Waiting,
  yearBefore,
} from "@/lib/seller-dashboard/rules";
import { dashboardSchema, productListSchema } from "@/lib/seller-dashboard/schema";

const SATURDAY = new Date("2026-11-21T12:00:00Z");

describe("periods of the revenue chart", () => {
  it("are twelve weeks from Monday, the current one last", () => {
    const weeks = periodsUntil("weeks", SATURDAY);

    expect(weeks).toHaveLength(12);
    expect([weeks.at(0), weeks.at(-2), weeks.at(-1)]).toEqual([
      "2026-08-31",
      "2026-11-09",
      "2026-11-16",
    ]);
  });

  it.each([
    ["2026-11-16T06:00:00Z", "2026-11-16"], // Midnight in local time.
    ["2026-11-16T05:59:59Z", "2026-11-09"], // Still Sunday in local time.
    ["2026-11-22T23:00:00Z", "2026-11-16"], // Last day of the week.
  ])("include for %s the week of %s", (now, monday) => {
    expect(periodsUntil("weeks", new Date(now)).at(-1)).toBe(monday);
  });

  it("are twelve months across the new year", () => {
    const months = periodsUntil("months", new Date("2026-02-10T12:00:00Z"));

    expect([months.at(0), months.at(-2), months.at(-1)]).toEqual([
      "2025-03-01",
      "2026-01-01",
      "2026-02-01",
    ]);
  });

  it("are compared with the Monday 52 weeks earlier or the same month of last year", () => {
    expect(yearBefore("weeks", "2026-11-16")).toBe("2025-11-17");
    expect(yearBefore("months", "2026-01-01")).toBe("2025-01-01");
  });

  it("contain the sums sold in them, or zero", () => {
    const sums = new Map([
      ["2026-11-16", 1250],
      ["2025-11-17", 400],
      ["2020-01-06", 9999],
    ]);

    const points = toRevenuePoints("weeks", SATURDAY, sums);

    expect(points.at(-1)).toEqual({ start: "2026-11-16", cents: 1250, beforeCents: 400 });
    expect(points.slice(0, -1).every(({ cents, beforeCents }) => cents + beforeCents === 0)).toBe(
      true,
    );
  });

  it("default to weeks", () => {
    expect(["months", "weeks", "days", undefined, ["months"]].map(toRange)).toEqual([
      "months",
      "weeks",
      "weeks",
      "weeks",
      "weeks",
    ]);
  });
});

describe("chartAxis", () => {
  it.each([
    [0, [0, 100, 200, 300, 400]],
    [400, [0, 100, 200, 300, 400]],
    [401, [0, 200, 400, 600, 800]],
    [80_000, [0, 20_000, 40_000, 60_000, 80_000]],
    [80_001, [0, 25_000, 50_000, 75_000, 100_000]],
    [123_456, [0, 40_000, 80_000, 120_000, 160_000]],
  ])("has round steps up to or above %i cents", (highest, lines) => {
    expect(chartAxis(highest)).toEqual(lines);
  });
});

describe("growthRate", () => {
  it.each([
    [118, 100, 18],
    [50, 100, -50],
    [100, 100, 0],
    [7, 0, null],
    [0, 0, null],
  ])("returns for %i after %i the rate %s", (current, before, percent) => {
    expect(growthRate(current, before)).toBe(percent);
  });
});

const NOW = new Date("2026-11-24T18:00:00Z");
const CONNECTED = { connectedAt: new Date("2026-01-05T18:00:00Z"), payableFrom: null };

type Payout = Partial<Omit<PayoutFacts, "account">> & {
  availableCents: number;
  hasAccount: boolean;
};

/** The payout of the to do list, from what its state is derived from. */
function payoutOf({ hasAccount, ...facts }: Payout): Waiting["payout"] {
  const { availableCents } = facts;
  const account = hasAccount ? CONNECTED : null;
  const state = payoutStateOf(
    { heldAt: null, heldMessage: null, last: null, account, ...facts },
    NOW,
  );
  return { availableCents, state };
}

const NOTHING: Waiting = {
  toShip: { count: 0, orderId: null },
  returns: { count: 0, orderId: null },
  messages: { count: 0, threadId: null },
  payout: payoutOf({ availableCents: 0, hasAccount: false }),
  rejected: { count: 0, first: null },
  soldOut: { count: 0, first: null },
  low: { count: 0, first: null },
  certificates: { count: 0, first: null },
};

const kindsOf = (waiting: Partial<Waiting>) =>
  buildTodos({ ...NOTHING, ...waiting }).map(({ kind }) => kind);

describe("buildTodos", () => {
  it("returns nothing without pending work", () => {
    expect(buildTodos(NOTHING)).toEqual([]);
  });

  it("sorts by the urgency for others", () => {
    const mesob = { id: 3, title: "Mesob" };
    const kinds = kindsOf({
      certificates: {
        count: 1,
        first: { productId: 3, title: "Mesob", validUntil: "2026-12-01", isExpired: false },
      },
      low: { count: 1, first: { ...mesob, stock: 2 } },
      soldOut: { count: 2, first: { ...mesob, stock: 0 } },
      rejected: { count: 1, first: { ...mesob, note: "Blurred" } },
      payout: payoutOf({ availableCents: 1, hasAccount: false }),
      messages: { count: 1, threadId: 8 },
      returns: { count: 1, orderId: 12 },
      toShip: { count: 4, orderId: 11 },
    });

    expect(kinds).toEqual([
      "ship",
      "returns",
      "messages",
      "payoutAccount",
      "rejected",
      "soldOut",
      "low",
      "certificates",
    ]);
  });

  const failed = {
    status: "failed",
    stage: "done",
    amountCents: 900,
    failureReason: "Account closed",
    decidedAt: new Date("2026-11-22T18:00:00Z"),
  };

  it.each([
    [
      "owes nothing and has nowhere to send it",
      { availableCents: 0, hasAccount: false, last: null },
      [],
    ],
    [
      "owes a cent and has nowhere to send it",
      { availableCents: 1, hasAccount: false, last: null },
      ["payoutAccount"],
    ],
    ["is in debt", { availableCents: -5, hasAccount: false, last: null }, []],
    [
      "is on hold",
      { availableCents: 500, hasAccount: true, last: null, heldAt: NOW },
      ["payoutsHeld"],
    ],
    ["can send it", { availableCents: 500, hasAccount: true, last: null }, []],
    [
      "sent it and it came back",
      { availableCents: 900, hasAccount: true, last: failed },
      ["payoutFailed"],
    ],
    [
      "sent it and it arrived",
      { availableCents: 0, hasAccount: true, last: { ...failed, status: "paid" } },
      [],
    ],
  ])("returns for a payout that %s: %j", (_, payout, kinds) => {
    expect(kindsOf({ payout: payoutOf(payout) })).toEqual(kinds);
  });
});

describe("schemas of the dashboard", () => {
  it.each([
    [{}, { tab: "overview", page: 1, history: 0, drafts: false }],
    [
      { tab: "orders", page: "3" },
      { tab: "orders", page: 3, history: 0, drafts: false },
    ],
    [
      { tab: "nothing", page: "0", history: "-1", drafts: "yes" },
      { tab: "overview", page: 1, history: 0, drafts: false },
    ],
    [
      { tab: ["orders", "messages"], page: "2.5", history: "37", drafts: "true" },
      { tab: "overview", page: 1, history: 37, drafts: true },
    ],
  ])("parse %j as %j", (search, read) => {
    expect(dashboardSchema.parse(search)).toEqual(read);
  });

  it("parse a search and a filter, with defaults for invalid values", () => {
    expect(productListSchema.parse({ q: "  mesob ", show: "low", page: "2" })).toEqual({
      q: "mesob",
      show: "low",
      category: null,
      sort: "-edited",
      view: "table",
      page: 2,
    });
    const invalid = { q: ["a", "b"], show: "gone", category: "x", sort: "x", view: "x", page: "x" };
    expect(productListSchema.parse(invalid)).toEqual({
      q: "",
      show: "all",
      category: null,
      sort: "-edited",
      view: "table",
      page: 1,
    });
  });
});
