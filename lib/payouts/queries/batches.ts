import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toCsv } from "@/lib/core/csv";
import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { toDecimal } from "@/lib/core/money";
import { parseId } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { accountSelect } from "@/lib/payouts/dto";
import { destinationOf, MOBILE_NETWORKS } from "@/lib/payouts/rules";

/** A quarter of a year of Fridays. */
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

/** The mobile-money payouts by Friday, newest first, for the operator. Cents. @throws DomainError forbidden */
export async function listBatches(viewer: Viewer | null) {
  requireAdmin(viewer);
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
 * A Friday's mobile-money payouts as the file that the operator sends them from; those that were decided, and those of
 * disabled sellers or sellers on hold, are left out, so that no seller is paid twice from a file taken later. @throws DomainError forbidden, notFound
 */
export async function getBatchFile(viewer: Viewer | null, { id: asked }: { id: string }) {
  requireAdmin(viewer);
  const id = parseId(asked);
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

/** "EVC Plus +252634…" was copied when the payout was made: an account changed since does not turn it. */
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

/** Whose the number is: as the account says, if it is still that account; else the seller's own name. */
function nameOf({ destination, seller }: Row) {
  const { payoutAccount: account, firstName, lastName, username } = seller;
  if (account && destinationOf(account) === destination) return account.holderName;
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}
