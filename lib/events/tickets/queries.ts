import "server-only";

import { toString as toQr } from "qrcode";

import type { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { eventSelect, toPublicEvent } from "@/lib/events/dto";
import { translateEvents } from "@/lib/events/translate";
import type { Language } from "@/lib/i18n/routing";
import type { PurchaseChoice } from "./schema";

const select = {
  code: true,
  quantity: true,
  totalCents: true,
  status: true,
  holdUntil: true,
  createdAt: true,
  event: { select: { ...eventSelect, cancelledAt: true } },
} as const;

type Row = Prisma.TicketPurchaseGetPayload<{ select: typeof select }>;

async function toPurchases<R extends Row>(rows: R[], locale: Language) {
  const events = await translateEvents(
    locale,
    rows.map(({ event: { cancelledAt, ...event } }) => ({
      ...toPublicEvent(event),
      isCancelled: cancelledAt !== null,
    })),
  );
  return rows.flatMap(({ holdUntil, createdAt, ...rest }, index) => {
    const event = events[index];
    if (!event) return [];
    return [
      {
        ...rest,
        holdUntil: holdUntil.toISOString(),
        createdAt: createdAt.toISOString(),
        event,
      },
    ];
  });
}

/** Purchase in its buyer's list. Cents, times ISO 8601. */
export type MyPurchase = Awaited<ReturnType<typeof listMyPurchases>>[number];

/** Maximum number of purchases in the list. */
const MAX_PURCHASES = 100;

/** Returns the viewer's purchases, latest first, without holds that ended unpaid; events in one language. */
export async function listMyPurchases(viewer: Viewer, locale: Language) {
  const rows = await db.ticketPurchase.findMany({
    where: { buyerId: viewer.id, status: { not: "lapsed" } },
    select,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_PURCHASES,
  });
  return toPurchases(rows, locale);
}

/** Purchase with its seats; `qr` is an SVG that contains the seat's code. */
export type MyTickets = NonNullable<Awaited<ReturnType<typeof getMyTickets>>>;

/** Returns the viewer's purchase with this code; null if it is not theirs. */
export async function getMyTickets(viewer: Viewer, code: string, locale: Language) {
  const row = await db.ticketPurchase.findFirst({
    where: { code, buyerId: viewer.id },
    select: {
      ...select,
      seats: {
        select: { position: true, code: true, checkedInAt: true },
        orderBy: { position: "asc" },
      },
    },
  });
  if (!row) return null;
  const [purchase] = await toPurchases([row], locale);
  if (!purchase) return null;
  const isValid = purchase.status === "valid";
  return { ...purchase, seats: isValid ? await Promise.all(row.seats.map(toSeat)) : [] };
}

/**
 * Returns the end of the hold of the viewer's unpaid purchase, ISO 8601.
 * @throws DomainError notFound
 */
export async function getHold(viewer: Viewer, { code }: PurchaseChoice) {
  const purchase = await db.ticketPurchase.findFirst({
    where: { code, buyerId: viewer.id },
    select: { holdUntil: true },
  });
  if (!purchase) throw new DomainError("notFound", "ticketsNotFound");
  return { holdUntil: purchase.holdUntil.toISOString() };
}

type Seat = { position: number; code: string; checkedInAt: Date | null };

async function toSeat({ position, code, checkedInAt }: Seat) {
  const qr = await toQr(code, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { position, code, qr, checkedInAt: checkedInAt?.toISOString() ?? null };
}
