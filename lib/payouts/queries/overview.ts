import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import {
  accountSelect,
  type PayoutOverview,
  payoutSelect,
  toPayout,
  toPayoutInfo,
} from "@/lib/payouts/dto";
import { requirePayee } from "@/lib/payouts/payee";
import { readPayoutState } from "./state";

const RECENT = 10;

/** Returns the viewer's balances, account and latest payouts. @throws DomainError forbidden */
export async function getPayoutOverview(viewer: Viewer): Promise<PayoutOverview> {
  const { id: sellerId } = requirePayee(viewer);
  const balances = getBalances(sellerId);
  const [{ availableCents, pendingCents }, state, account, payouts] = await Promise.all([
    balances,
    readPayoutState(
      sellerId,
      balances.then((all) => all.availableCents),
    ),
    db.payoutAccount.findUnique({ where: { sellerId }, select: accountSelect }),
    db.payout.findMany({
      where: { sellerId },
      select: payoutSelect,
      orderBy: { period: "desc" },
      take: RECENT,
    }),
  ]);
  return {
    availableCents,
    pendingCents,
    state,
    account,
    payouts: payouts.map(toPayout),
  };
}

/** Returns the overview as defined in contract.md. @throws DomainError forbidden */
export async function getPayoutInfo(viewer: Viewer) {
  return toPayoutInfo(await getPayoutOverview(viewer));
}
