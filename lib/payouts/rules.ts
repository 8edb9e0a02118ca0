import { addBusinessDays, addDays, businessDate } from "@/lib/core/business-calendar";

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
