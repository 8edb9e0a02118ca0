import "server-only";

import type { Refund } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";

type Amounts = Pick<Refund, "id" | "amountCents" | "coveredCents">;

/** Returns the amount of a refund that was sent and not returned, in cents. */
async function sentOf(tx: Tx, id: number) {
  const [row] = await tx.$queryRaw<{ cents: number }[]>`
    SELECT coalesce(-sum(amount_cents), 0)::float8 AS cents FROM ledger_entries
    WHERE account = 'provider_clearing' AND ref ~ ${`^refund:${id}:(paid|returned)(:[0-9]+)?$`}`;
  return row?.cents ?? 0;
}

/** Returns the amount of a refund still to be sent: neither sent before nor covered by a bank. Cents. */
export async function outstandingOf(tx: Tx, { id, amountCents, coveredCents }: Amounts) {
  return amountCents - coveredCents - (await sentOf(tx, id));
}

/**
 * Covers refunds that are decided and not sent, oldest first, with money the buyer received from a lost dispute or by a
 * manual refund at the provider. The rest of a partly covered refund remains to be sent. The caller holds the order's
 * lock. Returns the amount used, in cents.
 */
export async function coverWaiting(tx: Tx, orderId: number, amountCents: number) {
  const waiting = await tx.refund.findMany({
    where: {
      orderId,
      OR: [{ status: { in: ["on_hold", "failed"] } }, { status: "pending", sentAt: null }],
    },
    orderBy: { id: "asc" },
  });
  let remainingCents = amountCents;
  for (const refund of waiting) {
    const outstandingCents = await outstandingOf(tx, refund);
    const cents = Math.min(remainingCents, outstandingCents);
    if (cents <= 0) continue;
    remainingCents -= cents;
    await tx.refund.update({
      where: { id: refund.id },
      data: {
        coveredCents: { increment: cents },
        ...afterCover(refund, cents === outstandingCents),
      },
    });
  }
  return amountCents - remainingCents;
}

/** The rest of a refund is sent under a new key, as the provider has stored another amount for the previous key. */
function afterCover({ status }: Refund, isCovered: boolean) {
  if (isCovered) return { status: "covered" as const, failureReason: null };
  if (status === "pending") return {};
  const resent = { attempt: { increment: 1 }, sentAt: null, providerRefundId: null };
  return { status: "on_hold" as const, failureReason: null, ...resent };
}

/**
 * Reverses the cover of refunds, newest first, after a bank withdrew the money: they are owed to the buyer again and
 * wait to be sent. The caller holds the order's lock.
 */
export async function uncover(tx: Tx, orderId: number, amountCents: number) {
  const coveredRefunds = await tx.refund.findMany({
    where: { orderId, coveredCents: { gt: 0 } },
    orderBy: { id: "desc" },
  });
  let remainingCents = amountCents;
  for (const { id, coveredCents, sentAt } of coveredRefunds) {
    const cents = Math.min(remainingCents, coveredCents);
    if (cents <= 0) return;
    remainingCents -= cents;
    await tx.refund.update({
      where: { id },
      data: {
        status: "on_hold",
        coveredCents: { decrement: cents },
        doneAt: null,
        sentAt: null,
        providerRefundId: null,
        ...(sentAt ? { attempt: { increment: 1 } } : {}),
      },
    });
  }
}
