/** What a letter is about, in the order of the form (specification C, section 3). */
export const TICKET_CATEGORIES = [
  "general",
  "orders",
  "product",
  "seller",
  "technical",
  "partnership",
  "culture",
  "bulk",
] as const;

export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

export function isTicketCategory(value: unknown): value is TicketCategory {
  return TICKET_CATEGORIES.some((category) => category === value);
}

/** Letters are answered within so many hours (specification C, section 8). */
const PROMISED_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Whole hours that are left to answer a letter; negative once it is late. */
export function hoursLeft(createdAt: string, now: Date): number {
  const left = (Date.parse(createdAt) - now.getTime()) / HOUR_MS + PROMISED_HOURS;
  return left < 0 ? Math.floor(left) : Math.ceil(left);
}

/** Characters of a letter, and of an answer. */
export const MAX_MESSAGE = 5_000;
