import { randomBytes } from "node:crypto";

import type { Prisma } from "@/generated/prisma/client";
import type { RefundKind } from "@/generated/prisma/enums";
import type { Tx } from "@/lib/db/client";
import { refundEntries, refundPaidEntries, splitRefund } from "@/lib/ledger/rules";
import { refundedLines } from "@/lib/orders/refunds/rules";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";
import { pick } from "./rows";

const partInclude = {
  lines: { orderBy: { id: "asc" } },
  order: { include: { payment: { select: { intentId: true } } } },
} satisfies Prisma.OrderPartInclude;

/** A part of the demo seller with its lines and its order. */
export type Part = Prisma.OrderPartGetPayload<{ include: typeof partInclude }>;

/** The demo seller's latest part that somebody bought and that stands like this. */
export async function latestPart(
  tx: Tx,
  buyer: string,
  where: Pick<Prisma.OrderPartWhereInput, "status" | "lines">,
): Promise<Part> {
  return tx.orderPart.findFirstOrThrow({
    where: { ...where, seller: { email: DEMO_SELLER_EMAIL }, order: { buyer: { email: buyer } } },
    include: partInclude,
    orderBy: { order: { createdAt: "desc" } },
  });
}

/** Earnings are released before refunds and returns are written, because those change them. */
export function afterRelease({ releasedAt }: Part, at: Date): Date {
  return releasedAt && releasedAt > at ? minutesAfter(releasedAt, 2) : at;
}

type Wish = {
  kind: RefundKind;
  reason: string;
  actorId: number;
  key: string;
  lines: (Part["lines"][number] & { quantity: number })[];
  isRestocked: boolean;
  at: Date;
};

const newId = () => `re_sandbox_${randomBytes(12).toString("hex")}`;

/** Gives pieces of a part back, as lib/orders/refunds/service/refund-part would have on that day, and as the provider did soon after. */
export async function giveBack(tx: Tx, part: Part, planned: Wish) {
  const at = afterRelease(part, planned.at);
  const wish = { ...planned, at };
  const { kind, reason, actorId, key } = wish;
  const given = wish.lines.map((line) => {
    const own = part.lines.find(({ id }) => id === line.id) ?? line;
    return { line, amountCents: refundedLines(own, line.quantity) };
  });
  const amountCents = given.reduce((sum, one) => sum + one.amountCents, 0);
  const shares = splitRefund(part, amountCents, pick(part.lines, 0).feeBasisPoints);
  const providerRefundId = newId();
  const refund = await tx.refund.create({
    data: {
      orderId: part.orderId,
      partId: part.id,
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
        create: given.map((one) => ({
          lineId: one.line.id,
          quantity: one.line.quantity,
          amountCents: one.amountCents,
        })),
      },
    },
  });
  for (const one of given) await giveLineBack(tx, refund.id, one, wish);
  await writeSums(tx, part, amountCents, shares.feeCents);
  await writeBooks(tx, part, { ...refund, isReleased: part.releasedAt !== null });
  await writeProvider(tx, part, refund.key, { id: providerRefundId, amountCents, createdAt: at });
  return refund;
}

type Given = { line: Part["lines"][number]; amountCents: number };

async function giveLineBack(tx: Tx, refundId: number, { line, amountCents }: Given, wish: Wish) {
  const { id, orderId, productId, quantity } = line;
  await tx.orderLine.update({
    where: { id },
    data: {
      refundedQuantity: { increment: quantity },
      refundedCents: { increment: amountCents },
    },
  });
  const stock = wish.isRestocked ? quantity : 0;
  await tx.product.update({
    where: { id: productId },
    data: { soldCount: { decrement: quantity }, stock: { increment: stock } },
  });
  if (stock === 0) return;
  await tx.stockMovement.create({
    data: { productId, orderId, refundId, reason: "restock", delta: stock, createdAt: wish.at },
  });
}

async function writeSums(tx: Tx, part: Part, amountCents: number, feeCents: number) {
  await tx.orderPart.update({
    where: { id: part.id },
    data: { refundedCents: { increment: amountCents }, refundedFeeCents: { increment: feeCents } },
  });
  const isWhole = amountCents === part.order.totalCents - part.order.refundedCents;
  await tx.order.update({
    where: { id: part.orderId },
    data: {
      refundedCents: { increment: amountCents },
      paymentStatus: isWhole ? "refunded" : "partially_refunded",
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

async function writeBooks(tx: Tx, part: Part, refund: Refund) {
  const { createdAt } = refund;
  const owed = refundEntries({ ...refund, sellerId: part.sellerId });
  const paid = refundPaidEntries(refund);
  await tx.ledgerEntry.createMany({
    data: [
      ...owed.map((entry) => ({ ...entry, createdAt })),
      ...paid.map((entry) => ({ ...entry, createdAt: minutesAfter(createdAt, 1) })),
    ],
  });
}

type ProviderRefund = { id: string; amountCents: number; createdAt: Date };

async function writeProvider(tx: Tx, part: Part, key: string, refund: ProviderRefund) {
  const intentId = part.order.payment?.intentId ?? "";
  await tx.sandboxRefund.create({ data: { ...refund, intentId, idempotencyKey: `seed-${key}` } });
  await tx.sandboxIntent.update({
    where: { id: intentId },
    data: { refundedCents: { increment: refund.amountCents } },
  });
}
