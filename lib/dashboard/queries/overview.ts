import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import type { Range, Waiting } from "@/lib/dashboard/rules";
import { requireSeller } from "@/lib/dashboard/seller";
import { getBalances } from "@/lib/ledger/queries";
import { nextFriday } from "@/lib/payouts/rules";
import { type GoodsFigures, getGoodsFigures } from "./goods";
import { getInboxFigures, type InboxFigures } from "./inbox";
import { getSalesFigures, type SalesFigures } from "./sales";

/**
 * Everything that the dashboard counts, for the asking seller: five round trips at once, however much there is.
 * `shopPath` is the published storefront, else the public profile. @throws DomainError unauthenticated, forbidden
 */
export async function getDashboard(asking: Viewer | null, range: Range) {
  const viewer = requireSeller(asking);
  const [sales, goods, inbox, payout, person] = await Promise.all([
    getSalesFigures(viewer, range),
    getGoodsFigures(viewer),
    getInboxFigures(viewer),
    getPayoutState(viewer.id),
    db.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { firstName: true, storefront: { select: { isPublished: true, urlSlug: true } } },
    }),
  ]);
  const { storefront, firstName } = person;
  return {
    sales,
    goods,
    inbox,
    waiting: waitingOf(sales, goods, inbox, payout),
    name: firstName || viewer.username,
    nextFriday: nextFriday(new Date()),
    shopPath: storefront?.isPublished ? `/store/${storefront.urlSlug}` : `/seller/${viewer.id}`,
  };
}

export type Dashboard = Awaited<ReturnType<typeof getDashboard>>;

async function getPayoutState(sellerId: number): Promise<Waiting["payout"]> {
  const [{ availableCents }, account, last] = await Promise.all([
    getBalances(sellerId),
    db.payoutAccount.count({ where: { sellerId } }),
    db.payout.findFirst({
      where: { sellerId },
      select: { status: true, amountCents: true, failureReason: true },
      orderBy: { period: "desc" },
    }),
  ]);
  return { availableCents, hasAccount: account > 0, last };
}

function waitingOf(
  sales: SalesFigures,
  goods: GoodsFigures,
  inbox: InboxFigures,
  payout: Waiting["payout"],
): Waiting {
  return {
    toShip: sales.toShip,
    returns: inbox.returns,
    messages: inbox.toAnswer,
    payout,
    rejected: { count: goods.rejected, first: goods.firstRejected },
    soldOut: { count: goods.soldOut, first: goods.firstSoldOut },
    low: { count: goods.low, first: goods.firstLow },
    certificates: { count: goods.certificates, first: goods.firstExpiring },
  };
}
