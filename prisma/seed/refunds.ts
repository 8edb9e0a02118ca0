import { randomBytes } from "node:crypto";

import type { Prisma } from "@/generated/prisma/client";
import type { RefundKind } from "@/generated/prisma/enums";
import type { Tx } from "@/lib/db/client";
import { refundEntries, refundPaidEntries, splitRefund } from "@/lib/ledger/rules";
import { refundedLines } from "@/lib/orders/refunds/rules";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";
import { pick } from "./rows";

const sellerOrderInclude = {
  lines: { orderBy: { id: "asc" } },
  order: { include: { payment: { select: { intentId: true } } } },
} satisfies Prisma.SellerOrderInclude;

/** A seller order of the demo seller with its lines and its order. */
export type SellerOrder = Prisma.SellerOrderGetPayload<{ include: typeof sellerOrderInclude }>;

/** Returns the demo seller's latest seller order of a buyer that matches. */
export async function latestSellerOrder(
  tx: Tx,
  buyer: string,
  where: Pick<Prisma.SellerOrderWhereInput, "status" | "lines">,
): Promise<SellerOrder> {
  return tx.sellerOrder.findFirstOrThrow({
    where: { ...where, seller: { email: DEMO_SELLER_EMAIL }, order: { buyer: { email: buyer } } },
    include: sellerOrderInclude,
    orderBy: { order: { createdAt: "desc" } },
  });
}

/**
 * Returns a time after the release of earnings. The seed releases them first, because refunds and returns change them.
 */
export function afterRelease({ releasedAt }: SellerOrder, at: Date): Date {
  return releasedAt && releasedAt > at ? minutesAfter(releasedAt, 2) : at;
}

type RefundInput = {
  kind: RefundKind;
  reason: string;
  actorId: number;
  key: string;
  lines: (SellerOrder["lines"][number] & { quantity: number })[];
  isRestocked: boolean;
  at: Date;
};

const newId = () => `re_sandbox_${randomBytes(12).toString("hex")}`;

/** Refunds units of a seller order, as lib/orders/refunds/service/refund-seller-order and the provider would have. */
export async function seedRefund(tx: Tx, sellerOrder: SellerOrder, plannedRefund: RefundInput) {
  const at = afterRelease(sellerOrder, plannedRefund.at);
  const input = { ...plannedRefund, at };
  const { kind, reason, actorId, key } = input;
  const refunded = input.lines.map((line) => {
    const orderLine = sellerOrder.lines.find(({ id }) => id === line.id) ?? line;
    return { line, amountCents: refundedLines(orderLine, line.quantity) };
  });
  const amountCents = refunded.reduce((sum, line) => sum + line.amountCents, 0);
  const shares = splitRefund(sellerOrder, amountCents, pick(sellerOrder.lines, 0).feeBasisPoints);
  const providerRefundId = newId();
  const refund = await tx.refund.create({
    data: {
      orderId: sellerOrder.orderId,
      sellerOrderId: sellerOrder.id,
      kind,
      amountCents,
      ...shares,
      reason,
      actorId,
      key,
      status: "succeeded",
      providerRefundId,
      createdAt: at,
      doneAt: minutesAfter(at, 1),
      lines: {
        create: refunded.map((line) => ({
          lineId: line.line.id,
          quantity: line.line.quantity,
          amountCents: line.amountCents,
        })),
      },
    },
  });
  for (const line of refunded) await seedRefundLine(tx, refund.id, line, input);
  await writeSums(tx, sellerOrder, amountCents, shares.feeCents);
  await writeBooks(tx, sellerOrder, { ...refund, isReleased: sellerOrder.releasedAt !== null });
  await writeProvider(tx, sellerOrder, refund.key, {
    id: providerRefundId,
    amountCents,
    createdAt: at,
  });
  return refund;
}

type RefundedLine = { line: SellerOrder["lines"][number]; amountCents: number };

async function seedRefundLine(
  tx: Tx,
  refundId: number,
  { line, amountCents }: RefundedLine,
  input: RefundInput,
) {
  const { id, orderId, productId, quantity } = line;
  await tx.orderLine.update({
    where: { id },
    data: {
      refundedQuantity: { increment: quantity },
      refundedCents: { increment: amountCents },
    },
  });
  const stock = input.isRestocked ? quantity : 0;
  await tx.product.update({
    where: { id: productId },
    data: { soldCount: { decrement: quantity }, stock: { increment: stock } },
  });
  if (stock === 0) return;
  await tx.stockMovement.create({
    data: { productId, orderId, refundId, reason: "restock", delta: stock, createdAt: input.at },
  });
}

async function writeSums(tx: Tx, sellerOrder: SellerOrder, amountCents: number, feeCents: number) {
  await tx.sellerOrder.update({
    where: { id: sellerOrder.id },
    data: { refundedCents: { increment: amountCents }, refundedFeeCents: { increment: feeCents } },
  });
  const isRefundedInFull =
    amountCents === sellerOrder.order.totalCents - sellerOrder.order.refundedCents;
  await tx.order.update({
    where: { id: sellerOrder.orderId },
    data: {
      refundedCents: { increment: amountCents },
      paymentStatus: isRefundedInFull ? "refunded" : "partially_refunded",
    },
  });
}

type Refund = {
  id: number;
  orderId: number;
  amountCents: number;
  sellerCents: number;
  feeCents: number;
  createdAt: Date;
  isReleased: boolean;
};

async function writeBooks(tx: Tx, sellerOrder: SellerOrder, refund: Refund) {
  const { createdAt } = refund;
  const owedEntries = refundEntries({ ...refund, sellerId: sellerOrder.sellerId });
  const paidEntries = refundPaidEntries(refund);
  await tx.ledgerEntry.createMany({
    data: [
      ...owedEntries.map((entry) => ({ ...entry, createdAt })),
      ...paidEntries.map((entry) => ({ ...entry, createdAt: minutesAfter(createdAt, 1) })),
    ],
  });
}

type ProviderRefund = { id: string; amountCents: number; createdAt: Date };

async function writeProvider(
  tx: Tx,
  sellerOrder: SellerOrder,
  key: string,
  refund: ProviderRefund,
) {
  const intentId = sellerOrder.order.payment?.intentId ?? "";
  await tx.sandboxRefund.create({ data: { ...refund, intentId, idempotencyKey: `seed-${key}` } });
  await tx.sandboxIntent.update({
    where: { id: intentId },
    data: { refundedCents: { increment: refund.amountCents } },
  });
}
