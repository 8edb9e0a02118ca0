/** Categories of a ticket, in the order of the form (specification C, section 3). */
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

/** Hours within which tickets are answered (specification C, section 8). */
const PROMISED_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Whole hours left to answer a ticket; negative once it is late. */
export function hoursLeft(createdAt: string, now: Date): number {
  const remainingHours = (Date.parse(createdAt) - now.getTime()) / HOUR_MS + PROMISED_HOURS;
  return remainingHours < 0 ? Math.floor(remainingHours) : Math.ceil(remainingHours);
}

/** Maximum number of characters of a ticket, and of a reply. */
export const MAX_MESSAGE = 5_000;
