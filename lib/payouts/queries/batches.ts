import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { toCsv } from "@/lib/core/csv";
import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { toDecimal } from "@/lib/core/money";
import { parseId } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { accountSelect } from "@/lib/payouts/dto";
import { destinationOf, MOBILE_NETWORKS } from "@/lib/payouts/rules";

/** Number of batches: a quarter of a year of Fridays. */
const BATCHES = 13;

const payoutSelect = {
  id: true,
  amountCents: true,
  status: true,
  destination: true,
  failureReason: true,
  seller: {
    select: {
      username: true,
      firstName: true,
      lastName: true,
      payoutAccount: { select: accountSelect },
    },
  },
} as const;

/** Returns the mobile-money payouts by Friday, newest first, for admins. Cents. @throws DomainError forbidden */
export async function listBatches(viewer: Viewer | null) {
  requireAdmin(requireSignedIn(viewer));
  const batches = await db.payoutBatch.findMany({
    select: {
      id: true,
      period: true,
      payouts: { select: payoutSelect, orderBy: { id: "asc" } },
    },
    orderBy: { period: "desc" },
    take: BATCHES,
  });
  return batches.map(({ id, period, payouts }) => ({
    id,
    friday: period.toISOString().slice(0, 10),
    totalCents: payouts.reduce((sum, payout) => sum + payout.amountCents, 0),
    openCount: payouts.filter(({ status }) => status === "pending").length,
    payouts: payouts.map(({ seller, ...payout }) => ({ ...payout, seller: seller.username })),
  }));
}

export type Batch = Awaited<ReturnType<typeof listBatches>>[number];

const COLUMNS = [
  "payout id",
  "seller",
  "name",
  "network",
  "number",
  "amount",
  "currency",
  "reference",
];

/**
 * Returns the file from which an admin sends a Friday's mobile-money payouts. It omits completed payouts and those of
 * sellers disabled or on hold, so that a file downloaded later pays no seller twice.
 * @throws DomainError forbidden, notFound
 */
export async function getBatchFile(viewer: Viewer, { id: batchId }: { id: string }) {
  requireAdmin(viewer);
  const id = parseId(batchId);
  const batch =
    id > 0
      ? await db.payoutBatch.findUnique({
          where: { id },
          select: {
            period: true,
            payouts: {
              where: { status: "pending", seller: { disabledAt: null, payoutsHeldAt: null } },
              select: payoutSelect,
              orderBy: { id: "asc" },
            },
          },
        })
      : null;
  if (!batch) throw new DomainError("notFound", "batchNotFound");
  const friday = batch.period.toISOString().slice(0, 10);
  const rows = batch.payouts.map((payout) => {
    const { network, number } = splitDestination(payout.destination);
    return [
      String(payout.id),
      payout.seller.username,
      nameOf(payout),
      network,
      // Operators take the number without its plus, and a spreadsheet takes a plus for a formula.
      number.replace(/^\+/, ""),
      toDecimal(payout.amountCents),
      "USD",
      `SHAAFI-${friday}-${payout.id}`,
    ];
  });
  const body = toCsv([COLUMNS, ...rows]);
  return new FileResponse(`payout-batch-${friday}.csv`, "text/csv; charset=utf-8", body);
}

/** Splits a stored "EVC Plus +252634…", which a later change of the account does not affect. */
function splitDestination(destination: string) {
  const network = MOBILE_NETWORKS.find((name) => destination.startsWith(`${name} `)) ?? "";
  return { network, number: destination.slice(network.length).trim() };
}

type Row = {
  destination: string;
  seller: {
    username: string;
    firstName: string | null;
    lastName: string | null;
    payoutAccount: (Parameters<typeof destinationOf>[0] & { holderName: string }) | null;
  };
};

/** Returns the owner's name: from the account if it is unchanged, else from the seller's profile. */
function nameOf({ destination, seller }: Row) {
  const { payoutAccount: account, firstName, lastName, username } = seller;
  if (account && destinationOf(account) === destination) return account.holderName;
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}
