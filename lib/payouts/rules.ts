/** Where Friday is decided: the market's home. */
export const BUSINESS_TIME_ZONE = "America/Chicago";

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = 5;

let atHome: Intl.DateTimeFormat | undefined;

/** The date at home of a moment, as "2026-11-20". */
export function businessDate(now: Date): string {
  // Making one takes a hundred times what asking it takes; a page that only knows this file needs none.
  atHome ??= new Intl.DateTimeFormat("en-CA", { timeZone: BUSINESS_TIME_ZONE });
  return atHome.format(now);
}

/** "2026-11-21" moved by days. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The latest Friday that has begun at home: the one a sweep pays for, also when it comes late. */
export function lastFriday(now: Date): string {
  const today = businessDate(now);
  return addDays(today, -((weekdayOf(today) - FRIDAY + 7) % 7));
}

/** The next Friday that money can leave on: after today, since today's sweep has begun. */
export function nextFriday(now: Date): string {
  return addDays(lastFriday(now), 7);
}

/** What people call their account: the bank's name and the end of the number, or the network and the phone. */
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

/** The networks that the operator can send to. */
export const MOBILE_NETWORKS = [
  "EVC Plus",
  "ZAAD",
  "Sahal",
  "Telebirr",
  "M-Pesa",
  "HelloCash",
] as const;

const HOUR_MS = 60 * 60 * 1000;

/** The moment at which a date begins at home: five or six hours after midnight UTC, by the season. */
export function startOfDay(date: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const early = new Date(midnight + 5 * HOUR_MS);
  return businessDate(early) === date ? early : new Date(midnight + 6 * HOUR_MS);
}

/** "2026-11-20" moved by working days: Saturdays and Sundays don't count. */
export function addBusinessDays(date: string, days: number): string {
  let [day, left] = [date, days];
  while (left > 0) {
    day = addDays(day, 1);
    if (weekdayOf(day) % 6 !== 0) left--;
  }
  return day;
}

/** Between which dates a payout of that Friday arrives (specification B, section 9). */
export function arrivalOf(friday: string) {
  return { from: addBusinessDays(friday, 2), to: addBusinessDays(friday, 7) };
}

/** The month at home of a moment, as "2026-11". */
export function monthOf(now: Date): string {
  return businessDate(now).slice(0, 7);
}

/** From the first moment of a month at home to the first of the next. */
export function spanOfMonth(month: string) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { from: startOfDay(`${month}-01`), to: startOfDay(`${next}-01`) };
}

/** The months between two, both included, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const index = (month: string) => {
    const [year = 0, number = 1] = month.split("-").map(Number);
    return year * 12 + number - 1;
  };
  const count = Math.max(1, index(last) - index(first) + 1);
  return Array.from({ length: count }, (_, back) => {
    const at = index(last) - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
}

/** Days from the confirmed delivery to the release of a part's earnings. */
export const RELEASE_CONFIRMED_DAYS = 2;

/** Days from shipping to their release, where only the seller confirmed the delivery. */
export const RELEASE_TRACKED_DAYS = 7;
export const RELEASE_UNTRACKED_DAYS = 21;

type SentPart = {
  shippedAt: Date | null;
  confirmedAt: Date | null;
  parcels: { tracking: string | null }[];
};

/** When a part's earnings become available (decisions.md, "Release of earnings"); null before it was sent. */
export function availableFrom({ shippedAt, confirmedAt, parcels }: SentPart) {
  if (confirmedAt) return new Date(confirmedAt.getTime() + RELEASE_CONFIRMED_DAYS * DAY_MS);
  if (!shippedAt) return null;
  const isTracked = parcels.length > 0 && parcels.every(({ tracking }) => Boolean(tracking));
  const days = isTracked ? RELEASE_TRACKED_DAYS : RELEASE_UNTRACKED_DAYS;
  return new Date(shippedAt.getTime() + days * DAY_MS);
}
