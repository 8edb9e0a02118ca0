import type { OrderStatus } from "@/generated/prisma/enums";

/** From where an order or a part may move to where (contract.md, "Buying"). */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["paid", "cancelled"],
  paid: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: ["completed"],
  completed: [],
  cancelled: [],
};

const ADVANCE: OrderStatus[] = ["pending", "paid", "shipped", "delivered", "completed"];

/** Whether a part may go from one status to another. */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The whole's status is that of its least advanced live part; cancelled once no part lives. */
export function aggregateStatus(parts: OrderStatus[]): OrderStatus {
  return ADVANCE.find((status) => parts.includes(status)) ?? "cancelled";
}

/** The reason of a refund because the seller was disabled; screens say it in the reader's language. */
export const SELLER_CLOSED = "the seller no longer sells here";

/** The reason that a cancellation within the hour carries; screens say it in the reader's language. */
export const CANCELLED_BY_BUYER = "cancelled by the buyer";
