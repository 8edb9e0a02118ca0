import type { OrderStatus } from "@/generated/prisma/enums";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Allowed transitions of an order or a seller order (contract.md, "Buying"). */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["paid", "cancelled"],
  paid: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: ["completed"],
  completed: [],
  cancelled: [],
};

const ADVANCE: OrderStatus[] = ["pending", "paid", "shipped", "delivered", "completed"];

/** Whether a seller order may change from one status to another. */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Returns the status of an order: that of its least advanced active seller order, or cancelled if none is active. */
export function aggregateStatus(sellerOrders: OrderStatus[]): OrderStatus {
  return ADVANCE.find((status) => sellerOrders.includes(status)) ?? "cancelled";
}

/** Whether some seller orders were shipped and others of a paid order were not. */
export function isPartlyShipped(order: OrderStatus, sellerOrders: OrderStatus[]): boolean {
  return (
    order === "paid" &&
    sellerOrders.some((sellerOrder) => ADVANCE.indexOf(sellerOrder) > ADVANCE.indexOf("paid"))
  );
}

/** Reason of a refund because the seller was disabled. Components translate it. */
export const SELLER_CLOSED = "the seller no longer sells here";

/** Reason of a cancellation within the hour. Components translate it. */
export const CANCELLED_BY_BUYER = "cancelled by the buyer";

/** Days from the confirmed delivery to the release of a seller order's earnings. */
export const RELEASE_CONFIRMED_DAYS = 2;

/** Days from shipping to their release, where only the seller confirmed the delivery. */
export const RELEASE_TRACKED_DAYS = 7;
export const RELEASE_UNTRACKED_DAYS = 21;

type SentSellerOrder = {
  shippedAt: Date | null;
  confirmedAt: Date | null;
  parcels: { tracking: string | null }[];
};

/**
 * Returns when a seller order's earnings become available (decisions.md, "Release of earnings"); null before it was
 * shipped.
 */
export function availableFrom({ shippedAt, confirmedAt, parcels }: SentSellerOrder) {
  if (confirmedAt) return new Date(confirmedAt.getTime() + RELEASE_CONFIRMED_DAYS * DAY_MS);
  if (!shippedAt) return null;
  const isTracked = parcels.length > 0 && parcels.every(({ tracking }) => Boolean(tracking));
  const days = isTracked ? RELEASE_TRACKED_DAYS : RELEASE_UNTRACKED_DAYS;
  return new Date(shippedAt.getTime() + days * DAY_MS);
}
