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

type Network = (typeof MOBILE_NETWORKS)[number];

/** Country code and prefixes of each network, and the number of digits after the code. */
const NUMBERS: Record<Network, { code: string; prefixes: string[]; digits: number }> = {
  "EVC Plus": { code: "252", prefixes: ["61", "77"], digits: 9 },
  ZAAD: { code: "252", prefixes: ["63"], digits: 9 },
  Sahal: { code: "252", prefixes: ["90"], digits: 9 },
  Telebirr: { code: "251", prefixes: ["9"], digits: 9 },
  "M-Pesa": { code: "254", prefixes: ["7", "1"], digits: 9 },
  HelloCash: { code: "251", prefixes: ["9", "7"], digits: 9 },
};

/** Characters pasted with a number: spaces, brackets, direction marks. */
const DECORATION = /[\s().\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes formatting: "+252 (63) 440-0123" becomes "+252634400123". */
export function normalizeMobile(input: string): string {
  return input.replace(DECORATION, "");
}

/** Whether a normalized number belongs to the network: plus sign, country code and one of its prefixes. */
export function isNumberOf(network: Network, number: string): boolean {
  const { code, prefixes, digits } = NUMBERS[network];
  const [, rest = ""] = new RegExp(`^\\+${code}(\\d{${digits}})$`).exec(number) ?? [];
  return prefixes.some((prefix) => rest.startsWith(prefix));
}

/** Returns a stored number in groups, such as "+252 63 440 0123"; other forms are unchanged. */
export function formatMobile(number: string): string {
  const [, code, prefix, middle, end] = /^\+(\d{3})(\d{2})(\d{3})(\d{4})$/.exec(number) ?? [];
  return code ? `+${code} ${prefix} ${middle} ${end}` : number;
}
