import "server-only";

import { audit } from "@/lib/audit/service";
import { changed } from "@/lib/core/changes";
import type { Tx } from "@/lib/core/db";
import { entriesOfLatePayment, entriesOfPayment } from "@/lib/ledger/rules";
import { queueMail, queueRefund } from "@/lib/notifications/outbox";
import { tell } from "@/lib/notifications/service";
import { releaseCode } from "@/lib/promotions/service";
import { lateRefundMail, lateRefundSellerMail, orderPaidMail, saleMail } from "./mails";
import { type LockedOrder, moveOrder } from "./transition";

/**
 * A pending order's payment arrived: the held pieces leave the stock, the order moves, the ledger records it
 * and the mails are promised, all or nothing. The caller holds the order's lock.
 */
export async function markPaid(tx: Tx, order: LockedOrder) {
  await takeStock(tx, order);
  await moveOrder(tx, { orderId: order.id, to: "paid", actorId: null, reason: "payment" });
  await audit(tx, ...salesOf(order));
  await tx.ledgerEntry.createMany({ data: entriesOfPayment(order) });
  const values = { id: String(order.id) };
  const href = `/orders?order=${order.id}`;
  await tell(tx, {
    userId: order.buyerId,
    kind: "order_placed",
    key: `order-paid:${order.id}`,
    values,
    href,
    mail: orderPaidMail(order),
  });
  for (const part of order.parts) {
    const lines = order.lines.filter((line) => line.partId === part.id);
    await tell(tx, {
      userId: part.sellerId,
      kind: "new_order",
      key: `sale:${part.id}`,
      values,
      href,
      mail: saleMail(order, part, lines, part.seller),
    });
  }
}

/** What the log says of a payment: the order's, and each product's sale. */
function salesOf({ id, buyerId: actorId, totalCents, lines }: LockedOrder) {
  const sold = lines.map(({ productId, quantity }) => ({
    actorId,
    action: "product.sold" as const,
    subjectType: "product",
    subjectId: productId,
    after: { orderId: id, quantity },
  }));
  const paid = {
    actorId,
    action: "order.paid" as const,
    subjectType: "order",
    subjectId: id,
    after: { totalCents },
  };
  return [paid, ...sold];
}

/** Turns the order's held pieces into sold ones. Products in the order of their ids, so that no two wait for each other. */
async function takeStock(tx: Tx, order: LockedOrder) {
  for (const { productId, quantity } of [...order.lines].sort(byProduct)) {
    await tx.$executeRaw`
      UPDATE products SET stock = stock - ${quantity}, reserved = reserved - ${quantity},
        sold_count = sold_count + ${quantity} WHERE id = ${productId}`;
    changed(`product:${productId}`);
  }
  await tx.stockMovement.createMany({
    data: order.lines.map(({ productId, quantity }) => ({
      productId,
      orderId: order.id,
      reason: "sale" as const,
      delta: -quantity,
    })),
  });
  await tx.reservation.updateMany({ where: { orderId: order.id }, data: { status: "taken" } });
  changed("catalog");
}

/** Gives the pieces of an unpaid order back and cancels it. The caller holds the order's lock. */
export async function releaseOrder(tx: Tx, order: LockedOrder, reason: string) {
  // Before the products, as an order that is placed takes them: so the two never wait for each other.
  await releaseCode(tx, order.id);
  for (const { productId, quantity } of [...order.lines].sort(byProduct)) {
    await tx.$executeRaw`UPDATE products SET reserved = reserved - ${quantity} WHERE id = ${productId}`;
  }
  await tx.reservation.updateMany({ where: { orderId: order.id }, data: { status: "released" } });
  await moveOrder(tx, { orderId: order.id, to: "cancelled", actorId: null, reason });
}

/**
 * Money came for an order that was cancelled meanwhile: it goes back at once, and both parties are told
 * (decisions.md, "Cart and checkout"). The caller holds the order's lock.
 */
export async function refundLatePayment(tx: Tx, order: LockedOrder, intentId: string) {
  await tx.order.update({ where: { id: order.id }, data: { paymentStatus: "refunded" } });
  await tx.ledgerEntry.createMany({ data: entriesOfLatePayment(order.id, order.totalCents) });
  await queueRefund(tx, `late-refund:${order.id}`, {
    orderId: order.id,
    intentId,
    amountCents: order.totalCents,
    refundId: null,
  });
  await queueMail(tx, `late-refund:${order.id}`, lateRefundMail(order));
  for (const part of order.parts) {
    const mail = lateRefundSellerMail(order.id, part.seller);
    await queueMail(tx, `late-refund-seller:${part.id}`, mail);
  }
}

function byProduct(a: { productId: number }, b: { productId: number }) {
  return a.productId - b.productId;
}
