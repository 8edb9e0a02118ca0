import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import type { MoneyObject } from "../../support/fake-stripe-money";

const amountOf = ({ fields }: MoneyObject) => Number(fields["amount"] ?? 0);

const sumOf = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);

type Standing = { transfers: MoneyObject[]; payouts: MoneyObject[] };

/** Compares the provider's rows with the shop's and with the amounts owed to each seller, in cents. */
export async function readBooks(made: MoneyObject[], sellers: Viewer[]) {
  const standing = {
    transfers: made.filter((one) => one.resource === "transfers" && one.reversedCents === 0),
    payouts: made.filter(({ resource, status }) => resource === "payouts" && status === "paid"),
  };
  const problems: string[] = [];
  let [transferred, owed] = [0, 0];
  for (const { id } of sellers) {
    const sums = await sumsOf(id, standing);
    transferred += sums.sent;
    owed += sums.earned;
    const { earned, sent, banked } = sums;
    if (sent !== earned) problems.push(`seller ${id}: owed ${earned}, transferred ${sent}`);
    if (banked !== earned) problems.push(`seller ${id}: owed ${earned}, arrived ${banked}`);
  }
  return { transferred, owed, problems: [...problems, ...(await compare(standing))] };
}

async function sumsOf(sellerId: number, { transfers, payouts }: Standing) {
  const account = `acct_rig_${sellerId}`;
  const sellerOrders = await db.sellerOrder.findMany({ where: { sellerId } });
  return {
    earned: sumOf(sellerOrders.map(({ sellerNetCents }) => sellerNetCents)),
    sent: sumOf(transfers.filter(({ fields }) => fields["destination"] === account).map(amountOf)),
    banked: sumOf(payouts.filter((one) => one.account === account).map(amountOf)),
  };
}

/** Checks that every paid payout has exactly one transfer of its amount that was not reversed. */
async function compare({ transfers }: Standing) {
  const problems: string[] = [];
  const stored = await db.payout.findMany({ where: { status: "paid" } });
  for (const { id, transferId, amountCents } of stored) {
    const own = transfers.find((one) => one.id === transferId);
    if (!own || amountOf(own) !== amountCents) problems.push(`payout ${id}: no such transfer`);
  }
  if (stored.length !== transfers.length) {
    problems.push(`${transfers.length} transfers for ${stored.length} payouts that arrived`);
  }
  return problems;
}
