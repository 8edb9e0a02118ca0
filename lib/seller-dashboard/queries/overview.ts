import "server-only";

import { requireSeller } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { getBalances } from "@/lib/ledger/queries";
import { readPayoutState } from "@/lib/payouts/queries/state";
import type { Range, Waiting } from "@/lib/seller-dashboard/rules";
import { getInboxStats, type InboxStats } from "./inbox";
import { getProductStats, type ProductStats } from "./product-stats";
import { getSalesStats, type SalesStats } from "./sales";

/**
 * All figures of the dashboard for the calling seller: six concurrent round trips, whatever the amount of data.
 * Titles are in the reader's language. `shopPath` is the published storefront, otherwise the public profile.
 * @throws DomainError unauthenticated, forbidden
 */
export async function getDashboard(viewer: Viewer | null, range: Range, locale = "en") {
  const seller = requireSeller(requireSignedIn(viewer));
  const available = getBalances(seller.id).then(({ availableCents }) => availableCents);
  const [sales, products, inbox, availableCents, payoutState, person] = await Promise.all([
    getSalesStats(seller, range),
    getProductStats(seller, { locale }),
    getInboxStats(seller),
    available,
    readPayoutState(seller.id, available),
    getPerson(seller.id),
  ]);
  const payout = { availableCents, state: payoutState };
  return {
    sales,
    products,
    inbox,
    waiting: waitingOf(sales, products, inbox, payout),
    name: person.firstName || seller.username,
    payoutState,
    shopPath: person.storeSlug ? `/store/${person.storeSlug}` : `/seller/${seller.id}`,
  };
}

export type Dashboard = Awaited<ReturnType<typeof getDashboard>>;

type Person = {
  firstName: string | null;
  /** Slug of the published storefront. */
  storeSlug: string | null;
};

async function getPerson(id: number) {
  const [person] = await sql.query<Person[]>`
    SELECT u.first_name AS "firstName",
      (SELECT s.url_slug FROM storefronts s WHERE s.seller_id = u.id AND s.is_published) AS "storeSlug"
    FROM users u WHERE u.id = ${id} ${PREPARED}`;
  if (!person) throw new Error(`There is no account ${id}`);
  return person;
}

function waitingOf(
  sales: SalesStats,
  products: ProductStats,
  inbox: InboxStats,
  payout: Waiting["payout"],
): Waiting {
  return {
    toShip: sales.toShip,
    returns: inbox.returns,
    messages: inbox.toAnswer,
    payout,
    rejected: { count: products.rejected, first: products.firstRejected },
    soldOut: { count: products.soldOut, first: products.firstSoldOut },
    low: { count: products.low, first: products.firstLow },
    certificates: { count: products.certificates, first: products.firstExpiring },
  };
}
