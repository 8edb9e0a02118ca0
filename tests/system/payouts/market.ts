import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createUser } from "../../support/factories";
import { createEarning, sinceAMonth } from "../../support/payees";

/** Fridays in 30 days that begin the day before the first. */
const FRIDAYS = 5;

type House = { payouts: number; use: { sandbox: () => void; stripe: () => void } };

export type Market = Awaited<ReturnType<typeof openMarket>>;

/** Sellers with a bank account each, as many as make about the wanted number of payouts. */
export async function openMarket({ payouts, use }: House) {
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
    /** Every seller earns by a sale of the week, made and released by the ordinary services. */
    async earn(week: number) {
      use.sandbox();
      for (const [index, seller] of sellers.entries()) {
        await createEarning(seller, 1 + (index % 3), 700 + 137 * week + 13 * index);
      }
      use.stripe();
    },
  };
}
