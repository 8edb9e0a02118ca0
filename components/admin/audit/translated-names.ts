/** What entries of the log name; each has a message of its own. */
const NAMES = [
  "alias",
  "amountCents",
  "certificateId",
  "day",
  "failureReason",
  "holiday",
  "isActive",
  "isPublished",
  "kind",
  "logo",
  "maxTickets",
  "moderationStatus",
  "note",
  "number",
  "orderId",
  "organizerId",
  "partId",
  "plan",
  "priceCents",
  "quantity",
  "reason",
  "refundId",
  "refunded",
  "reports",
  "requestId",
  "revisionId",
  "role",
  "startsAt",
  "status",
  "stock",
  "term",
  "title",
  "totalCents",
  "type",
] as const;

/** Values of the log that are words of ours. */
const WORDS = [
  "admin",
  "answered",
  "approved",
  "buyer",
  "cancellation",
  "closed",
  "damage",
  "dispute",
  "ethical",
  "fair_trade",
  "goodwill",
  "halal",
  "open",
  "pending",
  "rejected",
  "return",
  "seller",
] as const;

export function isKnownName(value: string): value is (typeof NAMES)[number] {
  return NAMES.some((name) => name === value);
}

export function isKnownWord(value: string): value is (typeof WORDS)[number] {
  return WORDS.some((word) => word === value);
}
