import type { ErrorKey } from "@/lib/i18n/messages";

export type CardOutcome =
  | { kind: "succeeds" }
  | { kind: "asks" }
  | { kind: "declines"; key: ErrorKey };

/** Stripe's test card numbers and their outcome in the sandbox (decisions.md, "Cart and checkout"). */
const TEST_CARDS: Record<string, CardOutcome> = {
  "4242424242424242": { kind: "succeeds" },
  "5555555555554444": { kind: "succeeds" },
  "378282246310005": { kind: "succeeds" },
  "4000002500003155": { kind: "asks" },
  "4000000000000002": { kind: "declines", key: "cardDeclined" },
  "4000000000009995": { kind: "declines", key: "insufficientFunds" },
  "4000000000000069": { kind: "declines", key: "cardExpired" },
};

/** Returns the outcome of a card number in the sandbox; unlisted numbers are declined. */
export function testCardOutcome(number: string): CardOutcome {
  return TEST_CARDS[digitsOf(number)] ?? { kind: "declines", key: "cardDeclined" };
}

function digitsOf(text: string) {
  return text.replace(/\D/g, "");
}

/** Whether the check digit is valid (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether "MM / YY" or "MMYY" is a month that is not over at `now`. */
export function isFutureExpiry(text: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(text.trim());
  if (!match) return false;
  const firstOfNext = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return firstOfNext > now.getTime();
}
