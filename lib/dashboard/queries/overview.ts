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
  const [sales, goods, inbox, { availableCents }, person] = await Promise.all([
    getSalesFigures(viewer, range),
    getGoodsFigures(viewer),
    getInboxFigures(viewer),
    getBalances(viewer.id),
    getPerson(viewer.id),
  ]);
  const { storefront, firstName, payoutAccount, payouts } = person;
  const payout = { availableCents, hasAccount: payoutAccount !== null, last: payouts[0] ?? null };
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

function getPerson(id: number) {
  return db.user.findUniqueOrThrow({
    where: { id },
    select: {
      firstName: true,
      storefront: { select: { isPublished: true, urlSlug: true } },
      payoutAccount: { select: { sellerId: true } },
      payouts: {
        select: { status: true, amountCents: true, failureReason: true },
        orderBy: { period: "desc" },
        take: 1,
      },
    },
  });
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
