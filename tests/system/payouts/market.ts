import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createUser } from "../../support/factories";
import { createEarning, sinceAMonth } from "../../support/payees";

/** Fridays in 30 days that start on a Thursday. */
const FRIDAYS = 5;

type MarketOptions = { payouts: number; use: { sandbox: () => void; stripe: () => void } };

export type Market = Awaited<ReturnType<typeof openMarket>>;

/** Creates sellers with a bank account, enough for about `payouts` payouts. */
export async function openMarket({ payouts, use }: MarketOptions) {
  const admin = await createUser({ role: "admin" });
  const sellers: Viewer[] = [];
  for (let number = 1; number <= Math.ceil(payouts / FRIDAYS); number++) {
    const seller = await createUser({ role: "seller" });
    await db.payoutAccount.create({
      data: {
        sellerId: seller.id,
        kind: "bank",
        provider: "stripe",
        providerAccountId: `acct_rig_${seller.id}`,
        holderName: "System Test Seller",
        bankName: "First Community Bank",
        last4: "6789",
        accountType: "checking",
      },
    });
    await sinceAMonth(seller);
    sellers.push(seller);
  }
  return {
    admin,
    sellers,
    /** Creates one sale per seller for a week, with its earnings released by the services. */
    async earn(week: number) {
      use.sandbox();
      for (const [index, seller] of sellers.entries()) {
        await createEarning(seller, 1 + (index % 3), 700 + 137 * week + 13 * index);
      }
      use.stripe();
    },
  };
}
