import "server-only";

import { toString as toQr } from "qrcode";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { eventSelect } from "@/lib/events/dto";
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

type Row = {
  holdUntil: Date;
  createdAt: Date;
  event: { startsAt: Date; endsAt: Date | null; cancelledAt: Date | null };
};

function toOwn<R extends Row>({ holdUntil, createdAt, event, ...rest }: R) {
  const { startsAt, endsAt, cancelledAt, ...shown } = event as R["event"];
  return {
    ...rest,
    holdUntil: holdUntil.toISOString(),
    createdAt: createdAt.toISOString(),
    event: {
      ...shown,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      isCancelled: cancelledAt !== null,
    },
  };
}

/** A purchase in its buyer's list. Cents, times ISO 8601. */
export type OwnPurchase = Awaited<ReturnType<typeof listOwnPurchases>>[number];

/** More than this nobody looks through. */
const SHOWN = 100;

/** The viewer's purchases, the latest first; holds that ended unpaid are not among them. */
export async function listOwnPurchases(viewer: Viewer) {
  const rows = await db.ticketPurchase.findMany({
    where: { buyerId: viewer.id, status: { not: "lapsed" } },
    select,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
  return rows.map(toOwn);
}

/** One purchase with its seats; `qr` is an SVG that holds the seat's code. */
export type OwnTickets = NonNullable<Awaited<ReturnType<typeof getOwnTickets>>>;

/** The viewer's purchase of this code, or null: others' is none. */
export async function getOwnTickets(viewer: Viewer, code: string) {
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
  const { seats, ...purchase } = row;
  const isValid = purchase.status === "valid";
  return { ...toOwn(purchase), seats: isValid ? await Promise.all(seats.map(toSeat)) : [] };
}

/** Until when the viewer's purchase holds its seats unpaid, ISO 8601. @throws DomainError unauthenticated, notFound */
export async function getHold(caller: Viewer | null, { code }: PurchaseChoice) {
  const viewer = requireSignedIn(caller);
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
