import "server-only";

import type { RefundKind } from "@/generated/prisma/enums";
import { audit } from "@/lib/audit/service";
import { changed } from "@/lib/core/changes";
import type { Tx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { allocate, formatMoney } from "@/lib/core/money";
import { entriesOfRefund, splitRefund } from "@/lib/ledger/rules";
import { queueRefund } from "@/lib/notifications/outbox";
import { tell } from "@/lib/notifications/service";
import { refundedMail } from "@/lib/orders/mails";
import { type LockedOrder, type LockedPart, moveOrder } from "@/lib/orders/transition";
import { type RefundableLine, refundableOf, refundOfPieces } from "./rules";

type Pieces = { lineId: number; quantity: number };

export type RefundWish = {
  partId: number;
  kind: RefundKind;
  reason: string;
  /** Null: the system. */
  actorId: number | null;
  /** The same key again is the same refund. */
  key: string;
  /** These pieces; with neither lines nor an amount, all that is left of the part. */
  lines?: Pieces[];
  /** An amount beside the goods, in cents. */
  amountCents?: number;
  /** Whether the pieces are for sale again. */
  isRestocked?: boolean;
  /** The bank already gave it back (a lost dispute): nothing is to be sent. */
  isSettled?: boolean;
};

type Given = {
  line: RefundableLine & { productId: number };
  quantity: number;
  amountCents: number;
};

/**
 * Gives money of one seller's part back: rows, both shares in the ledger, stock, the promise to the provider
 * and the news, all or nothing. The caller holds the order's lock and has checked who asks.
 * @throws DomainError conflict (nothing, or less than asked for, is left), notFound (no such part or line)
 */
export async function refundPart(tx: Tx, order: LockedOrder, wish: RefundWish) {
  const known = await tx.refund.findUnique({ where: { key: wish.key } });
  if (known) return known;

  const part = order.parts.find(({ id }) => id === wish.partId);
  if (!part || !order.paidAt) throw new DomainError("notFound", "orderNotFound");
  const left = refundableOf(part);
  const given = piecesOf(order, part, wish);
  const amountCents = amountOf(left, given, wish);
  if (amountCents <= 0) throw new DomainError("conflict", "refundNothingLeft");
  if (amountCents > left) {
    throw new DomainError("conflict", "refundLeft", { amount: formatMoney(left) });
  }
  const refund = await writeRefund(
    tx,
    order,
    part,
    wish,
    fitLines(given, amountCents),
    amountCents,
  );
  await audit(tx, {
    actorId: wish.actorId,
    action: "order.refunded",
    subjectType: "order",
    subjectId: order.id,
    after: { refundId: refund.id, partId: part.id, kind: wish.kind, amountCents },
  });
  return refund;
}

/** The pieces that come back: those asked for, or all that are left where the whole part is given back. */
function piecesOf(order: LockedOrder, part: LockedPart, wish: RefundWish): Given[] {
  const own = order.lines.filter((line) => line.partId === part.id);
  if (wish.amountCents !== undefined) return [];
  const wanted =
    wish.lines ??
    own.map((line) => ({ lineId: line.id, quantity: line.quantity - line.refundedQuantity }));
  return wanted
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineId, quantity }) => {
      const line = own.find(({ id }) => id === lineId);
      if (!line) throw new DomainError("notFound", "orderNotFound");
      if (line.refundedQuantity + quantity > line.quantity) {
        const count = line.quantity - line.refundedQuantity;
        throw new DomainError("conflict", "refundPieces", { count, title: line.title });
      }
      return { line, quantity, amountCents: refundOfPieces(line, quantity) };
    });
}

function amountOf(left: number, given: Given[], wish: RefundWish) {
  if (wish.amountCents !== undefined) return wish.amountCents;
  if (!wish.lines) return left;
  // An amount that was given back before may leave less than the pieces cost.
  return Math.min(
    left,
    given.reduce((sum, one) => sum + one.amountCents, 0),
  );
}

/** What each line gives back never exceeds what was paid for it; delivery belongs to no line. */
function fitLines(given: Given[], amountCents: number): Given[] {
  const sum = given.reduce((total, one) => total + one.amountCents, 0);
  if (sum <= amountCents) return given;
  const shares = allocate(
    amountCents,
    given.map((one) => one.amountCents),
  );
  return given.map((one, index) => ({ ...one, amountCents: shares[index] ?? 0 }));
}

async function writeRefund(
  tx: Tx,
  order: LockedOrder,
  part: LockedPart,
  wish: RefundWish,
  given: Given[],
  amountCents: number,
) {
  const basisPoints = order.lines.find((line) => line.partId === part.id)?.feeBasisPoints ?? 0;
  const { feeCents, sellerCents } = splitRefund(part, amountCents, basisPoints);
  const isSettled = wish.isSettled ?? false;
  const refund = await tx.refund.create({
    data: {
      orderId: order.id,
      partId: part.id,
      kind: wish.kind,
      amountCents,
      sellerCents,
      feeCents,
      reason: wish.reason,
      actorId: wish.actorId,
      key: wish.key,
      ...(isSettled ? { status: "succeeded" as const, doneAt: new Date() } : {}),
      lines: {
        create: given.map(({ line, quantity, amountCents: cents }) => ({
          lineId: line.id,
          quantity,
          amountCents: cents,
        })),
      },
    },
  });
  for (const one of given) await giveLineBack(tx, one);
  await tx.orderPart.update({
    where: { id: part.id },
    data: {
      refundedCents: { increment: amountCents },
      refundedFeeCents: { increment: feeCents },
    },
  });
  await markOrder(tx, order, amountCents);
  const isReleased = part.releasedAt !== null;
  const { sellerId } = part;
  await tx.ledgerEntry.createMany({ data: entriesOfRefund({ ...refund, sellerId, isReleased }) });
  if (wish.isRestocked) await restock(tx, order.id, refund.id, given);
  if (amountCents === refundableOf(part) && part.status === "paid") {
    const { actorId, reason } = wish;
    await moveOrder(tx, { orderId: order.id, sellerId, to: "cancelled", actorId, reason });
  }
  if (!isSettled) await promise(tx, order, refund);
  await announce(tx, order, part, refund);
  return refund;
}

async function giveLineBack(tx: Tx, { line, quantity, amountCents }: Given) {
  await tx.orderLine.update({
    where: { id: line.id },
    data: {
      refundedQuantity: { increment: quantity },
      refundedCents: { increment: amountCents },
    },
  });
  await tx.$executeRaw`
    UPDATE products SET sold_count = sold_count - ${quantity} WHERE id = ${line.productId}`;
}

async function markOrder(tx: Tx, order: LockedOrder, amountCents: number) {
  const row = await tx.order.update({
    where: { id: order.id },
    data: { refundedCents: { increment: amountCents } },
    select: { refundedCents: true, totalCents: true, paymentStatus: true },
  });
  // A dispute stands above: its end sets the status anew.
  if (row.paymentStatus === "disputed") return;
  const isWhole = row.refundedCents === row.totalCents;
  await tx.order.update({
    where: { id: order.id },
    data: { paymentStatus: isWhole ? "refunded" : "partially_refunded" },
  });
}

/** Pieces come back in the order of their products' ids, so that no two refunds wait for each other. */
async function restock(tx: Tx, orderId: number, refundId: number, given: Given[]) {
  for (const { line, quantity } of [...given].sort((a, b) => a.line.productId - b.line.productId)) {
    const { productId } = line;
    await tx.$executeRaw`UPDATE products SET stock = stock + ${quantity} WHERE id = ${productId}`;
    await tx.stockMovement.create({
      data: { productId, orderId, refundId, reason: "restock", delta: quantity },
    });
    changed(`product:${productId}`);
  }
  if (given.length > 0) changed("catalog");
}

async function promise(tx: Tx, order: LockedOrder, refund: { id: number; amountCents: number }) {
  const intentId = order.payment?.intentId;
  if (!intentId) throw new Error(`order ${order.id} was paid without a payment`);
  const { id: refundId, amountCents } = refund;
  await queueRefund(tx, String(refundId), { orderId: order.id, intentId, amountCents, refundId });
}

/** The buyer learns what comes back, the seller what it costs. */
async function announce(
  tx: Tx,
  order: LockedOrder,
  part: LockedPart,
  refund: { id: number; amountCents: number; sellerCents: number; reason: string },
) {
  const values = { id: String(order.id), amount: formatMoney(refund.amountCents) };
  const href = `/orders?order=${order.id}`;
  const buyer = { ...order.buyer, locale: order.locale };
  await tell(tx, {
    userId: order.buyerId,
    kind: "refund",
    key: `refund:${refund.id}`,
    values,
    href,
    mail: refundedMail("refunded", buyer, order.id, refund),
  });
  await tell(tx, {
    userId: part.sellerId,
    kind: "refund",
    key: `refund-seller:${refund.id}`,
    values,
    href,
    mail: refundedMail("refundedSeller", part.seller, order.id, refund),
  });
}
