import { businessDate } from "@/lib/core/business-calendar";
import { nextFriday } from "./rules";

/**
 * The state of a seller's payouts, in the order in which it is decided. `date` is the day of the next payout, null if
 * none can be named.
 */
export type PayoutState =
  /** An admin paused them; `message` is the reason for the seller, null for a general one. */
  | { kind: "held"; date: null; since: string; message: string | null }
  /** There is a balance and no account to send it to. */
  | { kind: "unconnected"; date: string }
  /** The last one was returned; `date` is null until its money is back. Cents. */
  | { kind: "failed"; date: string | null; amountCents: number; reason: string | null }
  /** Nothing is available. */
  | { kind: "waiting"; date: string }
  | { kind: "scheduled"; date: string };

/** Facts that the state is derived from. Cents. */
export type PayoutFacts = {
  availableCents: number;
  heldAt: Date | null;
  heldMessage: string | null;
  account: { connectedAt: Date; payableFrom: Date | null } | null;
  /** The latest payout. */
  last: {
    status: string;
    /** "reversing" and "attention" of a failed payout: its money is still at the provider. */
    stage: string;
    amountCents: number;
    failureReason: string | null;
    decidedAt: Date | null;
  } | null;
};

const UNRETURNED = ["reversing", "attention"];

/** Returns the one state that pages, emails and the API call read. */
export function payoutStateOf(facts: PayoutFacts, now: Date): PayoutState {
  const { availableCents, heldAt, heldMessage, account, last } = facts;
  if (heldAt) {
    return { kind: "held", date: null, since: heldAt.toISOString(), message: heldMessage };
  }
  const date = nextDate(account?.payableFrom ?? null, now);
  if (availableCents > 0 && !account) return { kind: "unconnected", date };
  if (last?.status === "failed" && !isReplaced(account, last.decidedAt)) {
    const { amountCents, failureReason: reason, stage } = last;
    return {
      kind: "failed",
      date: UNRETURNED.includes(stage) ? null : date,
      amountCents,
      reason,
    };
  }
  return { kind: availableCents > 0 ? "scheduled" : "waiting", date };
}

/** Whether the account was connected after the payout to the previous one failed. */
function isReplaced(account: PayoutFacts["account"], failedAt: Date | null) {
  return account !== null && failedAt !== null && account.connectedAt > failedAt;
}

/** Returns the next Friday, or the day from which a changed account is paid if that is later. */
function nextDate(payableFrom: Date | null, now: Date) {
  const friday = nextFriday(now);
  const payableDate = payableFrom ? businessDate(payableFrom) : friday;
  return payableDate > friday ? payableDate : friday;
}
