import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import type { Made } from "../../support/fake-stripe-money";

const amountOf = ({ fields }: Made) => Number(fields["amount"] ?? 0);

const sumOf = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);

/** Compares the provider's books with ours and with what is owed, seller by seller. Cents. */
export async function readBooks(made: Made[], sellers: Viewer[]) {
  const problems: string[] = [];
  const transfers = made.filter(({ resource }) => resource === "transfers");
  const standing = transfers.filter((one) => one.reversedCents === 0);
  let [transferred, owed] = [0, 0];
  for (const { id } of sellers) {
    const own = standing.filter(({ fields }) => fields["destination"] === `acct_rig_${id}`);
    const arrived = made.filter(
      ({ resource, account, status }) =>
        resource === "payouts" && account === `acct_rig_${id}` && status === "paid",
    );
    const parts = await db.orderPart.findMany({ where: { sellerId: id } });
    const earned = sumOf(parts.map(({ sellerNetCents }) => sellerNetCents));
    const sent = sumOf(own.map(amountOf));
    const banked = sumOf(arrived.map(amountOf));
    transferred += sent;
    owed += earned;
    if (sent !== earned) problems.push(`seller ${id}: owed ${earned}, transferred ${sent}`);
    if (banked !== earned) problems.push(`seller ${id}: owed ${earned}, arrived ${banked}`);
  }
  const groups = standing.map(({ fields }) => fields["transfer_group"]?.split(":")[1]);
  if (new Set(groups).size !== groups.length) problems.push("a payout was transferred twice");
  const stored = await db.payout.findMany({ where: { status: "paid" } });
  for (const { id, transferId, amountCents } of stored) {
    const own = standing.find((one) => one.id === transferId);
    if (!own || amountOf(own) !== amountCents) problems.push(`payout ${id}: no such transfer`);
  }
  if (stored.length !== standing.length) {
    problems.push(`${standing.length} transfers for ${stored.length} payouts that arrived`);
  }
  return { transferred, owed, problems };
}
