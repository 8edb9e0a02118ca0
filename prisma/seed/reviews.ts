import type { Tx } from "@/lib/db/client";
import { minutesAfter } from "./clock";
import type { SeededOrder } from "./orders";
import { insertAll } from "./rows";
import type { SeededLine, SeededSellerOrder } from "./seller-orders";

const DAY_MINUTES = 24 * 60;

/** Returns an evening one or two days after the delivery. */
function reviewedAt(sellerOrder: SeededSellerOrder, line: SeededLine, now: Date): Date {
  const deliveredAt = sellerOrder.reachedAt.delivered ?? now;
  const days = 1 + (line.of.id % 2);
  const writtenAt = minutesAfter(deliveredAt, days * DAY_MINUTES + ((line.of.id * 41) % 300));
  return writtenAt < now ? writtenAt : minutesAfter(now, -30);
}

function reviewsOf(order: SeededOrder, now: Date) {
  return order.sellerOrders.flatMap((sellerOrder) =>
    sellerOrder.lines.flatMap((line) => {
      if (!line.review) return [];
      const { product: _, ...content } = line.review;
      const createdAt = reviewedAt(sellerOrder, line, now);
      return [
        {
          ...content,
          productId: line.of.id,
          authorId: order.buyerId,
          isVerifiedPurchase: true,
          createdAt,
        },
      ];
    }),
  );
}

/** Creates the reviews, each by a buyer whose parcel was delivered. */
export async function seedReviews(tx: Tx, orders: SeededOrder[], now: Date) {
  const rows = orders.flatMap((order) => reviewsOf(order, now));
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(rows, (data) => tx.review.createMany({ data }));
  return rows.length;
}
