import type { NotificationKind } from "@/generated/prisma/enums";

/** Every kind of news, in the order in which preferences list them. */
export const NOTIFICATION_KINDS = [
  "order_placed",
  "order_shipped",
  "order_delivered",
  "order_cancelled",
  "refund",
  "message",
  "new_order",
  "return_request",
  "payout",
  "moderation",
  "price_alert",
  "inventory_alert",
  "event",
  "forum",
] as const satisfies readonly NotificationKind[];

/** Kinds that only reach sellers. */
const SELLERS_ONLY: readonly NotificationKind[] = [
  "new_order",
  "return_request",
  "payout",
  "inventory_alert",
];

/** The kinds that an account of this role can choose. */
export function kindsFor(role: string) {
  return NOTIFICATION_KINDS.filter((kind) => role === "seller" || !SELLERS_ONLY.includes(kind));
}

const RECEIPTS: readonly NotificationKind[] = ["order_placed", "order_cancelled", "refund"];

/** Receipts go out by mail whatever was chosen. */
export function isAlwaysMailed(kind: NotificationKind) {
  return RECEIPTS.includes(kind);
}
