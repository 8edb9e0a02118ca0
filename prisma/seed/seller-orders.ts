import { FREE_PLAN_BASIS_POINTS, splitSellerShare } from "@/lib/ledger/rules";
import { discountsOf } from "@/lib/promotions/rules";
import { CODE } from "@/prisma/seed/content/promotion";
import type { SeededProduct } from "./catalogue";
import type { Clock } from "./clock";
import { minutesAfter } from "./clock";
import { daysToDelivery, type PlannedLine, type PlannedOrder, type Stage } from "./order-history";
import { need } from "./rows";

const STAGES: Stage[] = ["paid", "shipped", "delivered", "completed"];

/** Days from the delivery to the automatic completion. */
const QUIET_DAYS = 14;

export type SeededLine = PlannedLine & { of: SeededProduct; discountCents: number };

/** A seller order of a planned order, with the times of its status changes. */
export type SeededSellerOrder = {
  seller: string;
  sellerId: number;
  lines: SeededLine[];
  subtotalCents: number;
  discountCents: number;
  feeCents: number;
  sellerNetCents: number;
  status: Stage;
  /** Times of the stages it has reached. */
  reachedAt: Partial<Record<Stage, Date>>;
};

/** Returns the current stage of a seller order by the days since its payment. */
function stageOf(seller: string, daysAgo: number): Stage {
  const deliveryDays = daysToDelivery(seller);
  if (daysAgo >= deliveryDays + QUIET_DAYS) return "completed";
  if (daysAgo > deliveryDays) return "delivered";
  return daysAgo > 1 ? "shipped" : "paid";
}

/** From 9 AM to 3 PM Central Standard Time, in minutes after 00:00 UTC. */
const WORKING_MINUTES = [900, 1_260] as const;

const workingMinute = (salt: number) =>
  WORKING_MINUTES[0] + (salt % (WORKING_MINUTES[1] - WORKING_MINUTES[0]));

function timesOf(seller: string, paidAt: Date, daysAgo: number, clock: Clock) {
  const deliveryDays = daysToDelivery(seller);
  return {
    paid: paidAt,
    // The next day in working hours; the minute varies, so that rows do not look copied.
    shipped: clock(daysAgo - 1, workingMinute(daysAgo * 37 + seller.length * 11)),
    delivered: clock(daysAgo - deliveryDays, workingMinute(daysAgo * 53 + seller.length * 29)),
    completed: clock(daysAgo - deliveryDays - QUIET_DAYS),
  } satisfies Record<Stage, Date>;
}

type Bought = Omit<SeededLine, "discountCents">;

function toSellerOrder(
  order: PlannedOrder,
  bought: Bought[],
  paidAt: Date,
  clock: Clock,
): SeededSellerOrder {
  const { seller, sellerId } = need(new Map(bought.entries()), 0).of;
  const lines = discounted(order, seller, bought);
  const subtotalCents = lines.reduce((sum, line) => sum + line.of.priceCents * line.quantity, 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  const status = order.stages?.[seller] ?? stageOf(seller, order.daysAgo);
  const times = timesOf(seller, paidAt, order.daysAgo, clock);
  const reachedStages = STAGES.slice(0, STAGES.indexOf(status) + 1);
  return {
    seller,
    sellerId,
    lines,
    subtotalCents,
    discountCents,
    ...splitSellerShare(subtotalCents - discountCents, FREE_PLAN_BASIS_POINTS),
    status,
    reachedAt: Object.fromEntries(reachedStages.map((stage) => [stage, times[stage]])),
  };
}

/** Returns the lines with the discount of the code, if the buyer used it and the lines are of its seller. */
function discounted(order: PlannedOrder, seller: string, bought: Bought[]): SeededLine[] {
  const pricedLines = bought.map(({ of, quantity }) => ({
    unitPriceCents: of.priceCents,
    quantity,
  }));
  const isTouched = order.hasCode && seller === CODE.seller;
  const discounts = isTouched ? discountsOf(CODE.terms, pricedLines) : [];
  return bought.map((line, index) => ({ ...line, discountCents: discounts[index] ?? 0 }));
}

/** Returns the seller orders of a planned order, in the order of its lines. */
export function sellerOrdersOf(
  order: PlannedOrder,
  products: ReadonlyMap<string, SeededProduct>,
  createdAt: Date,
  clock: Clock,
): SeededSellerOrder[] {
  const lines = order.lines.map((line) => ({ ...line, of: need(products, line.product) }));
  const sellers = [...new Set(lines.map((line) => line.of.seller))];
  const paidAt = minutesAfter(createdAt, 3);
  return sellers.map((seller) =>
    toSellerOrder(
      order,
      lines.filter((line) => line.of.seller === seller),
      paidAt,
      clock,
    ),
  );
}
