import type { NotificationKind } from "@/generated/prisma/enums";

/** Notification kinds, in the order of the preferences. */
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

/** Notification kinds for sellers only. */
const SELLERS_ONLY: readonly NotificationKind[] = [
  "new_order",
  "return_request",
  "payout",
  "inventory_alert",
];

/** Returns the notification kinds that an account of a role can configure. */
export function kindsFor(role: string) {
  return NOTIFICATION_KINDS.filter((kind) => role === "seller" || !SELLERS_ONLY.includes(kind));
}

const RECEIPTS: readonly NotificationKind[] = ["order_placed", "order_cancelled", "refund"];

/** Returns whether a kind is a receipt, which is emailed regardless of preferences. */
export function isAlwaysMailed(kind: NotificationKind) {
  return RECEIPTS.includes(kind);
}
