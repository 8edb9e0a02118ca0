import type { OrderStatus } from "@/generated/prisma/enums";

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
export function aggregateStatus(parts: OrderStatus[]): OrderStatus {
  return ADVANCE.find((status) => parts.includes(status)) ?? "cancelled";
}

/** Reason of a refund because the seller was disabled. Components translate it. */
export const SELLER_CLOSED = "the seller no longer sells here";

/** Reason of a cancellation within the hour. Components translate it. */
export const CANCELLED_BY_BUYER = "cancelled by the buyer";
