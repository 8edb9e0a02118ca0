import { describe, expect, it } from "vitest";

import { type PayoutFacts, payoutStateOf } from "@/lib/payouts/state-rules";

/** A Tuesday; the next Friday is November 27. */
const NOW = new Date("2026-11-24T18:00:00Z");

const FAILED = {
  status: "failed",
  stage: "done",
  amountCents: 900,
  failureReason: "Account closed",
  decidedAt: new Date("2026-11-22T18:00:00Z"),
};

const FACTS: PayoutFacts = {
  availableCents: 500,
  heldAt: null,
  heldMessage: null,
  account: { connectedAt: new Date("2026-01-05T18:00:00Z"), payableFrom: null },
  last: null,
};

const stateOf = (facts: Partial<PayoutFacts>) => payoutStateOf({ ...FACTS, ...facts }, NOW);

describe("payoutStateOf", () => {
  it("names the next Friday of a payout that is scheduled", () => {
    expect(stateOf({})).toEqual({ kind: "scheduled", date: "2026-11-27" });
  });

  it("names the day from which a changed account is paid if that is later", () => {
    const account = {
      connectedAt: new Date("2026-11-24T18:00:00Z"),
      payableFrom: new Date("2026-11-28T18:00:00Z"),
    };
    expect(stateOf({ account })).toEqual({ kind: "scheduled", date: "2026-11-28" });
  });

  it("names no day while payouts are on hold, whatever else is true", () => {
    const heldAt = new Date("2026-11-20T18:00:00Z");
    for (const facts of [{}, { account: null }, { last: FAILED }, { availableCents: 0 }]) {
      expect(stateOf({ ...facts, heldAt, heldMessage: "Send a receipt" })).toEqual({
        kind: "held",
        date: null,
        since: heldAt.toISOString(),
        message: "Send a receipt",
      });
    }
  });

  it("names no day after a failed payout until its money is back", () => {
    expect(stateOf({ last: { ...FAILED, stage: "reversing" } })).toMatchObject({
      kind: "failed",
      date: null,
    });
    expect(stateOf({ last: FAILED })).toMatchObject({ kind: "failed", date: "2026-11-27" });
  });

  it("is scheduled again once another account was connected after the failure", () => {
    const account = { connectedAt: new Date("2026-11-23T18:00:00Z"), payableFrom: null };
    expect(stateOf({ last: FAILED, account })).toMatchObject({ kind: "scheduled" });
  });

  it("waits for an account, or for a balance", () => {
    expect(stateOf({ account: null })).toMatchObject({ kind: "unconnected" });
    expect(stateOf({ account: null, availableCents: 0 })).toMatchObject({ kind: "waiting" });
    expect(stateOf({ availableCents: -300 })).toMatchObject({ kind: "waiting" });
  });
});
