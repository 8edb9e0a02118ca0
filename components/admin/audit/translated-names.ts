/** Names in entries of the log; each has a message. */
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
  "method",
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
  "secondFactor",
  "sessions",
  "startsAt",
  "status",
  "stock",
  "term",
  "title",
  "totalCents",
  "type",
] as const;

/** Values in entries of the log that have messages. */
const WORDS = [
  "admin",
  "answered",
  "approved",
  "buyer",
  "cancellation",
  "closed",
  "damage",
  "disabled",
  "dispute",
  "ethical",
  "fair_trade",
  "goodwill",
  "halal",
  "locked",
  "open",
  "passkey",
  "password",
  "pending",
  "recovery_code",
  "rejected",
  "return",
  "seller",
  "totp",
  "wrong_code",
  "wrong_passkey",
  "wrong_password",
] as const;

export function isKnownName(value: string): value is (typeof NAMES)[number] {
  return NAMES.some((name) => name === value);
}

export function isKnownValue(value: string): value is (typeof WORDS)[number] {
  return WORDS.some((word) => word === value);
}
