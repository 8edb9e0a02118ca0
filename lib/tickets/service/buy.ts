import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { createLimiter } from "@/lib/core/concurrency-limiter";
import { DomainError } from "@/lib/core/errors";
import { widenForDemo } from "@/lib/core/network";
import { db, type Tx, withTx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { consumeLimit, consumeNetworkLimit } from "@/lib/db/rate-limit";
import { findPayment, openPayment } from "@/lib/payments/open";
import { requireProvider } from "@/lib/payments/service";
import { newPurchaseCode } from "@/lib/tickets/codes";
import { HOLD_MINUTES, MAX_SEATS, SAME_MS } from "@/lib/tickets/rules";
import type { BuyTicketsInput } from "@/lib/tickets/schema";
import { makeValid } from "./follow";
import { lapsePurchase } from "./lapse";
import { lockPurchase } from "./lock";
import { requireSeats } from "./seats";

/** When a sale opens a crowd comes at once: it waits here, not for connections, whose wait ends after some seconds. */
const inTurn = createLimiter({ atOnce: 3, queue: 1_000 });

const HOUR = 3_600;
const PER_ACCOUNT = 120;
const PER_NETWORK = 600;

/** Two tabs may race; the loser finds the winner's purchase on the next turn. */
const TURNS = 5;

/**
 * POST /api/events/{eventId}/tickets: seats of an event, the server's price. Free ones are valid at once; priced ones
 * are held for 15 minutes and become valid when `clientSecret` is paid. The same again within that time is the same.
 * `address` is the client's.
 * @throws DomainError unauthenticated, notFound (no such event), conflict (over, cancelled, sold out, too few left, more
 *   than five free seats), unavailable (priced, and no provider), limited (120 an hour and account, 600 an
 *   hour and network)
 */
export async function buyTickets(
  asking: Viewer | null,
  input: BuyTicketsInput,
  locale: string,
  address?: string,
) {
  const viewer = requireSignedIn(asking);
  await consumeLimit({ key: `seats:${viewer.id}`, max: widenForDemo(PER_ACCOUNT), seconds: HOUR });
  if (address) await consumeNetworkLimit("seats", address, { max: PER_NETWORK, seconds: HOUR });
  const event = await db.event.findUnique({
    where: { id: input.eventId },
    select: { priceCents: true, isPublished: true },
  });
  if (!event?.isPublished) throw new DomainError("notFound", "eventNotFound");
  const wish = { ...input, buyerId: viewer.id, locale };
  return event.priceCents === 0 ? issue(wish) : hold(wish);
}

type Wish = BuyTicketsInput & { buyerId: number; locale: string };

const endOfHold = async () => new Date((await databaseNow()).getTime() + HOLD_MINUTES * 60_000);

async function issue(wish: Wish) {
  const { eventId, buyerId, quantity } = wish;
  const holdUntil = await endOfHold();
  const work = async (tx: Tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${eventId}::int, ${buyerId}::int)`;
    const since = new Date(Date.now() - SAME_MS);
    const same = { eventId, buyerId, quantity, totalCents: 0, status: "valid" as const };
    const known = await tx.ticketPurchase.findFirst({ where: { ...same, validAt: { gt: since } } });
    if (known) return known;
    await requireFreeSeats(tx, wish);
    const purchase = await write(tx, { ...wish, holdUntil });
    // A price that was set meanwhile is not given away.
    if (purchase.totalCents > 0) throw new DomainError("conflict", "tryAgain");
    await makeValid(tx, await lockPurchase(tx, purchase.id));
    return purchase;
  };
  const { code } = await inTurn(() => withTx(work));
  return { ticketCode: code, quantity, status: "valid" as const };
}

/** Free seats are at most five per account and event. The caller holds the lock of both. */
async function requireFreeSeats(tx: Tx, { eventId, buyerId, quantity }: Wish) {
  const { _sum: taken } = await tx.ticketPurchase.aggregate({
    where: { eventId, buyerId, totalCents: 0, status: "valid" },
    _sum: { quantity: true },
  });
  if ((taken.quantity ?? 0) + quantity > MAX_SEATS) {
    throw new DomainError("conflict", "freeSeatsFull", { max: MAX_SEATS });
  }
}

async function hold(wish: Wish) {
  const provider = requireProvider();
  const { id, code, totalCents: amountCents, currency } = await findOrHold(wish);
  const paid = { purchaseId: id };
  const { clientSecret } =
    (await findPayment(paid)) ?? (await openPayment(provider, { paid, amountCents, currency }));
  return { ticketCode: code, quantity: wish.quantity, status: "pending" as const, clientSecret };
}

async function findOrHold(wish: Wish) {
  const { eventId, buyerId, quantity } = wish;
  for (let turn = 1; ; turn++) {
    const pending = await db.ticketPurchase.findFirst({
      where: { eventId, buyerId, status: "pending" },
      include: { event: { select: { priceCents: true, cancelledAt: true } } },
    });
    if (pending && isStillTrue(pending, quantity, await databaseNow())) return pending;
    if (pending) await lapsePurchase(pending.id);

    const holdUntil = await endOfHold();
    const held = await inTurn(() => withTx((tx) => write(tx, { ...wish, holdUntil }))).catch(
      (error: unknown) => {
        if (isTaken(error)) return null;
        throw error;
      },
    );
    if (held) return held;
    if (turn === TURNS) throw new DomainError("conflict", "tryAgain");
  }
}

type Pending = {
  quantity: number;
  totalCents: number;
  holdUntil: Date;
  event: { priceCents: number; cancelledAt: Date | null };
};

/** Whether the hold runs on, for as many seats at today's price. */
function isStillTrue({ event, ...pending }: Pending, quantity: number, now: Date) {
  return (
    pending.quantity === quantity &&
    pending.holdUntil > now &&
    pending.totalCents === event.priceCents * quantity &&
    event.cancelledAt === null
  );
}

/** Writes a pending purchase and takes its seats, which locks the event: the price is that of this moment. */
async function write(
  tx: Tx,
  { eventId, buyerId, quantity, locale, holdUntil }: Wish & { holdUntil: Date },
) {
  await requireSeats(tx, { eventId, quantity });
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
