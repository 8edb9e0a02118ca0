import "server-only";

import type { Payout } from "@/generated/prisma/client";
import { formatMoney } from "@/lib/core/money";
import { type Tx, withTx } from "@/lib/db/client";
import { alarmAdmins } from "@/lib/notifications/service/alarm";

/** Why a payout waits for an admin. */
export type AttentionReason =
  | "transfer_unknown"
  | "payout_unknown"
  | "reversal_unknown"
  | "reversal_refused"
  | "transfer_reversed";

type AlarmState = "refused" | "attention" | "returned";

/** Notifies the admins of a payout that was refused, was returned or needs their decision. */
export async function alarmOfPayout(tx: Tx, payout: Payout, state: AlarmState) {
  const { id, sellerId, amountCents, attempt } = payout;
  const seller = await tx.user.findUniqueOrThrow({
    where: { id: sellerId },
    select: { username: true },
  });
  await alarmAdmins(tx, {
    event: `payout.${state}`,
    kind: "payout",
    key: `payout:${id}:${attempt}:${state}`,
    values: { state, id: String(id), amount: formatMoney(amountCents), seller: seller.username },
    href: "/admin?tab=payouts",
  });
}

/** Stops a payout until an admin decides. */
export async function needAttention(payout: Payout, attentionReason: AttentionReason) {
  const { id, stage } = payout;
  await withTx(async (tx) => {
    const { count } = await tx.payout.updateMany({
      where: { id, stage },
      data: { stage: "attention", attentionReason },
    });
    if (count > 0) await alarmOfPayout(tx, payout, "attention");
  });
  return null;
}
