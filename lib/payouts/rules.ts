import { addBusinessDays, addDays, businessDate } from "@/lib/core/business-calendar";

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = 5;

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Returns the latest Friday that has begun in the business time zone, for which payouts are created. */
export function lastFriday(now: Date): string {
  const today = businessDate(now);
  return addDays(today, -((weekdayOf(today) - FRIDAY + 7) % 7));
}

/** Returns the next Friday after today on which payouts are created. */
export function nextFriday(now: Date): string {
  return addDays(lastFriday(now), 7);
}

/** Returns a label of a payout account: bank name and last digits, or network and phone number. */
export function destinationOf(account: {
  kind: "bank" | "mobile";
  bankName: string | null;
  last4: string | null;
  network: string | null;
  phoneNumber: string | null;
}): string {
  return account.kind === "bank"
    ? `${account.bankName ?? ""} ${account.last4 ?? ""}`.trim()
    : `${account.network ?? ""} ${account.phoneNumber ?? ""}`.trim();
}

/** Mobile money networks that payouts can be sent to. */
export const MOBILE_NETWORKS = [
  "EVC Plus",
  "ZAAD",
  "Sahal",
  "Telebirr",
  "M-Pesa",
  "HelloCash",
] as const;

/** Returns the dates between which a payout of that Friday arrives (specification B, section 9). */
export function arrivalOf(friday: string) {
  return { from: addBusinessDays(friday, 2), to: addBusinessDays(friday, 7) };
}

/** Days from the confirmed delivery to the release of a seller order's earnings. */
export const RELEASE_CONFIRMED_DAYS = 2;

/** Days from shipping to their release, where only the seller confirmed the delivery. */
export const RELEASE_TRACKED_DAYS = 7;
export const RELEASE_UNTRACKED_DAYS = 21;

type SentPart = {
  shippedAt: Date | null;
  confirmedAt: Date | null;
  parcels: { tracking: string | null }[];
};

/**
 * Returns when a seller order's earnings become available (decisions.md, "Release of earnings"); null before it was
 * shipped.
 */
export function availableFrom({ shippedAt, confirmedAt, parcels }: SentPart) {
  if (confirmedAt) return new Date(confirmedAt.getTime() + RELEASE_CONFIRMED_DAYS * DAY_MS);
  if (!shippedAt) return null;
  const isTracked = parcels.length > 0 && parcels.every(({ tracking }) => Boolean(tracking));
  const days = isTracked ? RELEASE_TRACKED_DAYS : RELEASE_UNTRACKED_DAYS;
  return new Date(shippedAt.getTime() + days * DAY_MS);
}
