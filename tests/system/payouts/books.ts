import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import type { MoneyObject } from "../../support/fake-stripe-money";

const amountOf = ({ fields }: MoneyObject) => Number(fields["amount"] ?? 0);

const sumOf = (cents: number[]) => cents.reduce((sum, amountCents) => sum + amountCents, 0);

type ProviderState = { transfers: MoneyObject[]; payouts: MoneyObject[] };

/** Compares the provider's rows with the shop's and with the amounts owed to each seller, in cents. */
export async function readBooks(objects: MoneyObject[], sellers: Viewer[]) {
  const providerState = {
    transfers: objects.filter(
      (object) => object.resource === "transfers" && object.reversedCents === 0,
    ),
    payouts: objects.filter(({ resource, status }) => resource === "payouts" && status === "paid"),
  };
  const problems: string[] = [];
  let [transferred, owed] = [0, 0];
  for (const { id } of sellers) {
    const sums = await sumsOf(id, providerState);
    transferred += sums.sent;
    owed += sums.earned;
    const { earned, sent, banked } = sums;
    if (sent !== earned) problems.push(`seller ${id}: owed ${earned}, transferred ${sent}`);
    if (banked !== earned) problems.push(`seller ${id}: owed ${earned}, arrived ${banked}`);
  }
  return { transferred, owed, problems: [...problems, ...(await compare(providerState))] };
}

async function sumsOf(sellerId: number, { transfers, payouts }: ProviderState) {
  const account = `acct_rig_${sellerId}`;
  const sellerOrders = await db.sellerOrder.findMany({ where: { sellerId } });
  return {
    earned: sumOf(sellerOrders.map(({ sellerNetCents }) => sellerNetCents)),
    sent: sumOf(transfers.filter(({ fields }) => fields["destination"] === account).map(amountOf)),
    banked: sumOf(payouts.filter((object) => object.account === account).map(amountOf)),
  };
}

/** Checks that every paid payout has exactly one transfer of its amount that was not reversed. */
async function compare({ transfers }: ProviderState) {
  const problems: string[] = [];
  const paidPayouts = await db.payout.findMany({ where: { status: "paid" } });
  for (const { id, transferId, amountCents } of paidPayouts) {
    const transfer = transfers.find(({ id: objectId }) => objectId === transferId);
    if (!transfer || amountOf(transfer) !== amountCents)
      problems.push(`payout ${id}: no such transfer`);
  }
  if (paidPayouts.length !== transfers.length) {
    problems.push(`${transfers.length} transfers for ${paidPayouts.length} payouts that arrived`);
  }
  return problems;
}
