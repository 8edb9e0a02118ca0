import { FREE_PLAN_BASIS_POINTS, splitSellerShare } from "@/lib/ledger/rules";
import { discountsOf } from "@/lib/promotions/rules";
import { CODE } from "@/prisma/seed/content/promotion";
import type { SeededProduct } from "./catalogue";
import type { Clock } from "./clock";
import { minutesAfter } from "./clock";
import { daysToDelivery, type PlannedLine, type PlannedOrder, type Stage } from "./order-history";
import { need } from "./rows";

const STAGES: Stage[] = ["paid", "shipped", "delivered", "completed"];

/** A delivered part is completed once nothing was heard of it for two weeks. */
const QUIET_DAYS = 14;

export type SeededLine = PlannedLine & { of: SeededProduct; discountCents: number };

/** What one seller fulfils of a planned order, with the times at which it moved. */
export type SeededPart = {
  seller: string;
  sellerId: number;
  lines: SeededLine[];
  subtotalCents: number;
  discountCents: number;
  feeCents: number;
  sellerNetCents: number;
  status: Stage;
  /** When it reached each stage that it has reached. */
  reachedAt: Partial<Record<Stage, Date>>;
};

/** How far a part has come by now, from the days since it was paid. */
function stageOf(seller: string, daysAgo: number): Stage {
  const atDoor = daysToDelivery(seller);
  if (daysAgo >= atDoor + QUIET_DAYS) return "completed";
  if (daysAgo > atDoor) return "delivered";
  return daysAgo > 1 ? "shipped" : "paid";
}

function timesOf(seller: string, paidAt: Date, daysAgo: number, clock: Clock) {
  const atDoor = daysToDelivery(seller);
  return {
    paid: paidAt,
    // The next morning; the minute differs by the order, so that no two rows look copied.
    shipped: clock(daysAgo - 1, 480 + ((daysAgo * 37) % 180)),
    delivered: clock(daysAgo - atDoor, 840 + ((daysAgo * 53) % 240)),
    completed: clock(daysAgo - atDoor - QUIET_DAYS),
  } satisfies Record<Stage, Date>;
}

type Bought = Omit<SeededLine, "discountCents">;

function toPart(order: PlannedOrder, bought: Bought[], paidAt: Date, clock: Clock): SeededPart {
  const { seller, sellerId } = need(new Map(bought.entries()), 0).of;
  const lines = discounted(order, seller, bought);
  const subtotalCents = lines.reduce((sum, line) => sum + line.of.priceCents * line.quantity, 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  const status = order.stages?.[seller] ?? stageOf(seller, order.daysAgo);
  const times = timesOf(seller, paidAt, order.daysAgo, clock);
  const reached = STAGES.slice(0, STAGES.indexOf(status) + 1);
  return {
    seller,
    sellerId,
    lines,
    subtotalCents,
    discountCents,
    ...splitSellerShare(subtotalCents - discountCents, FREE_PLAN_BASIS_POINTS),
    status,
    reachedAt: Object.fromEntries(reached.map((stage) => [stage, times[stage]])),
  };
}

/** What the code takes off each line, where its buyer typed it and the lines are its seller's. */
function discounted(order: PlannedOrder, seller: string, bought: Bought[]): SeededLine[] {
  const priced = bought.map(({ of, quantity }) => ({ unitPriceCents: of.priceCents, quantity }));
  const isTouched = order.hasCode && seller === CODE.seller;
  const discounts = isTouched ? discountsOf(CODE.terms, priced) : [];
  return bought.map((line, index) => ({ ...line, discountCents: discounts[index] ?? 0 }));
}

/** The parts of a planned order, one per seller, in the order of its lines. */
export function partsOf(
  order: PlannedOrder,
  products: ReadonlyMap<string, SeededProduct>,
  createdAt: Date,
  clock: Clock,
): SeededPart[] {
  const lines = order.lines.map((line) => ({ ...line, of: need(products, line.product) }));
  const sellers = [...new Set(lines.map((line) => line.of.seller))];
  const paidAt = minutesAfter(createdAt, 3);
  return sellers.map((seller) =>
    toPart(
      order,
      lines.filter((line) => line.of.seller === seller),
      paidAt,
      clock,
    ),
  );
}
