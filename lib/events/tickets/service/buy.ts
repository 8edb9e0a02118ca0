import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { createLimiter } from "@/lib/core/concurrency-limiter";
import { DomainError } from "@/lib/core/errors";
import { widenForDemo } from "@/lib/core/network";
import { db, type Tx, withTx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { consumeLimit, consumeNetworkLimit } from "@/lib/db/rate-limit";
import { newPurchaseCode } from "@/lib/events/tickets/codes";
import { DUPLICATE_WINDOW_MS, HOLD_MINUTES, MAX_SEATS } from "@/lib/events/tickets/rules";
import type { BuyTicketsInput } from "@/lib/events/tickets/schema";
import { requireProvider } from "@/lib/payments/provider";
import { findPayment, openPayment } from "@/lib/payments/service/open-payment";
import { issueTickets } from "./apply-payment";
import { expirePurchase } from "./expire-holds";
import { lockPurchase } from "./lock";
import { requireSeats } from "./seats";

/**
 * Queues requests at the start of a sale here rather than for database connections, which time out after some seconds.
 */
const limit = createLimiter({ atOnce: 3, queue: 1_000 });

const HOUR = 3_600;
const PER_ACCOUNT = 120;
const PER_NETWORK = 600;

/** Attempts per request: when two tabs race, the loser finds the winner's purchase in its next attempt. */
const MAX_ATTEMPTS = 5;

/**
 * Buys seats of an event at the server's price, for POST /api/events/{eventId}/tickets. Free ones are valid at once;
 * priced ones are held for 15 minutes and become valid when `clientSecret` is paid. The same request within that time
 * returns the same purchase. `address` is the client's IP address.
 * @throws DomainError notFound (no such event), conflict (over, cancelled, sold out, too few left,
 *   more than five free seats), unavailable (priced, and no provider), limited (120 an hour and account, 600 an hour
 *   and network)
 */
export async function buyTickets(
  viewer: Viewer,
  input: BuyTicketsInput,
  locale: string,
  address?: string,
) {
  await consumeLimit({ key: `seats:${viewer.id}`, max: widenForDemo(PER_ACCOUNT), seconds: HOUR });
  if (address) await consumeNetworkLimit("seats", address, { max: PER_NETWORK, seconds: HOUR });
  const event = await db.event.findUnique({
    where: { id: input.eventId },
    select: { priceCents: true, isPublished: true },
  });
  if (!event?.isPublished) throw new DomainError("notFound", "eventNotFound");
  const purchaseInput = { ...input, buyerId: viewer.id, locale };
  return event.priceCents === 0 ? issue(purchaseInput) : hold(purchaseInput);
}

type PurchaseInput = BuyTicketsInput & { buyerId: number; locale: string };

const endOfHold = async () => new Date((await databaseNow()).getTime() + HOLD_MINUTES * 60_000);

async function issue(purchaseInput: PurchaseInput) {
  const { eventId, buyerId, quantity } = purchaseInput;
  const holdUntil = await endOfHold();
  const work = async (tx: Tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${eventId}::int, ${buyerId}::int)`;
    const since = new Date(Date.now() - DUPLICATE_WINDOW_MS);
    const same = { eventId, buyerId, quantity, totalCents: 0, status: "valid" as const };
    const duplicate = await tx.ticketPurchase.findFirst({
      where: { ...same, validAt: { gt: since } },
    });
    if (duplicate) return duplicate;
    await requireFreeSeats(tx, purchaseInput);
    const purchase = await write(tx, { ...purchaseInput, holdUntil });
    // An event that got a price in the meantime is not free.
    if (purchase.totalCents > 0) throw new DomainError("conflict", "tryAgain");
    await issueTickets(tx, await lockPurchase(tx, purchase.id));
    return purchase;
  };
  const { code } = await limit(() => withTx(work));
  return { ticketCode: code, quantity, status: "valid" as const };
}

/** Requires at most five free seats per account and event. The caller holds the lock of both. */
async function requireFreeSeats(tx: Tx, { eventId, buyerId, quantity }: PurchaseInput) {
  const { _sum: sum } = await tx.ticketPurchase.aggregate({
    where: { eventId, buyerId, totalCents: 0, status: "valid" },
    _sum: { quantity: true },
  });
  if ((sum.quantity ?? 0) + quantity > MAX_SEATS) {
    throw new DomainError("conflict", "freeSeatsFull", { max: MAX_SEATS });
  }
}

async function hold(purchaseInput: PurchaseInput) {
  const provider = requireProvider();
  const { id, code, totalCents: amountCents, currency } = await findOrHold(purchaseInput);
  const subject = { purchaseId: id };
  const { clientSecret } =
    (await findPayment(subject)) ??
    (await openPayment(provider, { paid: subject, amountCents, currency }));
  return {
    ticketCode: code,
    quantity: purchaseInput.quantity,
    status: "pending" as const,
    clientSecret,
  };
}

async function findOrHold(purchaseInput: PurchaseInput) {
  const { eventId, buyerId, quantity } = purchaseInput;
  for (let attempt = 1; ; attempt++) {
    const pending = await db.ticketPurchase.findFirst({
      where: { eventId, buyerId, status: "pending" },
      include: { event: { select: { priceCents: true, cancelledAt: true } } },
    });
    if (pending && isStillValid(pending, quantity, await databaseNow())) return pending;
    if (pending) await expirePurchase(pending.id);

    const holdUntil = await endOfHold();
    const purchase = await limit(() =>
      withTx((tx) => write(tx, { ...purchaseInput, holdUntil })),
    ).catch((error: unknown) => {
      if (isTaken(error)) return null;
      throw error;
    });
    if (purchase) return purchase;
    if (attempt === MAX_ATTEMPTS) throw new DomainError("conflict", "tryAgain");
  }
}

type Pending = {
  quantity: number;
  totalCents: number;
  holdUntil: Date;
  event: { priceCents: number; cancelledAt: Date | null };
};

/** Whether a hold is still valid for the same number of seats at the current price. */
function isStillValid({ event, ...pending }: Pending, quantity: number, now: Date) {
  return (
    pending.quantity === quantity &&
    pending.holdUntil > now &&
    pending.totalCents === event.priceCents * quantity &&
    event.cancelledAt === null
  );
}

/** Writes a pending purchase at the current price and reserves its seats, which locks the event. */
async function write(
  tx: Tx,
  { eventId, buyerId, quantity, locale, holdUntil }: PurchaseInput & { holdUntil: Date },
) {
  await requireSeats(tx, { eventId, quantity, buyerId });
  const { priceCents } = await tx.event.findUniqueOrThrow({ where: { id: eventId } });
  return tx.ticketPurchase.create({
    data: {
      code: newPurchaseCode(),
      eventId,
      buyerId,
      quantity,
      totalCents: priceCents * quantity,
      holdUntil,
      locale,
    },
  });
}

function isTaken(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "P2002";
}
