import type { OrderDetail, SellerOrderDetail } from "@/lib/orders/dto/detail";

type SellerOrder = Pick<SellerOrderDetail, "status" | "shippedAt" | "deliveredAt" | "parcels">;

type Order = Pick<OrderDetail, "status" | "createdAt" | "paidAt"> & {
  cancelledAt?: string | null;
  completedAt?: string | null;
  sellerOrders: SellerOrder[];
};

/** One step of an order's progress. */
export type Step = {
  name: OrderDetail["status"];
  isReached: boolean;
  isCurrent: boolean;
  /** Reached by some but not all. */
  isHalf: boolean;
  /** Time at which all reached it. */
  at: string | null;
  /** Otherwise the progress: `done` of `count` parcels or sellers. */
  of: "parcels" | "sellers" | null;
  done: number;
  count: number;
};

const WAY = ["pending", "paid", "shipped", "delivered", "completed"] as const;
const CANCELLED = ["pending", "paid", "cancelled"] as const;

const NOTHING = { at: null, of: null, done: 0, count: 0 };

/** The latest of some times, if all are known. */
function lastOf(moments: (string | null)[]): string | null {
  if (moments.length === 0 || moments.includes(null)) return null;
  return moments.reduce((last, moment) => ((moment ?? "") > (last ?? "") ? moment : last), null);
}

/** The steps of an order and its progress, from its seller orders and parcels. */
export function progressOf(order: Order): Step[] {
  const isCancelled = order.status === "cancelled";
  const names: readonly OrderDetail["status"][] = isCancelled ? CANCELLED : WAY;
  const reachedIndex = names.indexOf(order.status);
  return names.map((name, index) => ({
    name,
    isReached: index <= reachedIndex,
    isCurrent: index === reachedIndex,
    isHalf: name === "shipped" && index === reachedIndex,
    ...noteOf(name, order),
  }));
}

function noteOf(name: OrderDetail["status"], order: Order) {
  const live = order.sellerOrders.filter(({ status }) => status !== "cancelled");
  switch (name) {
    case "pending":
      return { ...NOTHING, at: order.createdAt };
    case "paid":
      return { ...NOTHING, at: order.paidAt };
    case "cancelled":
      return { ...NOTHING, at: order.cancelledAt ?? null };
    case "completed":
      return { ...NOTHING, at: order.completedAt ?? null };
    case "shipped":
      return sentNote(live);
    case "delivered":
      return arrivedNote(live);
  }
}

function sentNote(live: SellerOrder[]) {
  const at = lastOf(live.map(({ shippedAt }) => shippedAt));
  const shippedCount = live.filter(({ shippedAt }) => shippedAt).length;
  if (at || shippedCount === 0) return { ...NOTHING, at };
  return { ...NOTHING, of: "sellers" as const, done: shippedCount, count: live.length };
}

function arrivedNote(live: SellerOrder[]) {
  const at = lastOf(live.map(({ deliveredAt }) => deliveredAt));
  const parcels = live.flatMap((sellerOrder) => sellerOrder.parcels);
  const deliveredCount = parcels.filter(({ deliveredAt }) => deliveredAt).length;
  if (at || deliveredCount === 0) return { ...NOTHING, at };
  return { ...NOTHING, of: "parcels" as const, done: deliveredCount, count: parcels.length };
}
