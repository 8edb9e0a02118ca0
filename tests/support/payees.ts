import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { releaseEarnings } from "@/lib/orders/service/earnings";
import type { BankInput, MobileInput } from "@/lib/payouts/schema";
import { connectBank } from "@/lib/payouts/service/connect";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { createUser } from "./factories";
import { createSale, daysPass, ship } from "./sales";
import type { stripeEnvironment } from "./stripe-environment";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a seller with a pending payout of $19.00 to an account at the fake Stripe. */
export async function createStripePayout(environment: ReturnType<typeof stripeEnvironment>) {
  const seller = await createUser({ role: "seller" });
  environment.restore();
  await createEarning(seller, 2, 1000);
  environment.enableStripe();
  await createBankAccount(seller);
  await createDuePayouts(friday(0));
  const payout = await db.payout.findFirstOrThrow({ where: { sellerId: seller.id } });
  return { seller, payout };
}

/** Returns noon in Minneapolis of the n-th Friday from now. */
export function friday(n: number) {
  const day = new Date();
  day.setUTCHours(18, 0, 0, 0);
  const ahead = (5 - day.getUTCDay() + 7) % 7 || 7;
  return new Date(day.getTime() + (ahead + 7 * n) * DAY_MS);
}

/** Creates a sale with available earnings. */
export async function createEarning(seller: Viewer, quantity = 1, priceCents = 1000) {
  const sale = await createSale(quantity, priceCents, seller);
  await ship(sale);
  await daysPass(sale.orderId, 8);
  await releaseEarnings();
  return sale;
}

/** Input of the bank form. */
export const BANK: BankInput = {
  accountHolderName: "Hodan Warsame",
  bankName: "First Community Bank",
  accountNumber: "000123456789",
  routingNumber: "110000000",
  accountType: "checking",
};

export const MOBILE: MobileInput = {
  network: "ZAAD",
  phoneNumber: "+252634400123",
  holderName: "Hodan Warsame",
};

/** Moves the account's date of connection before the Fridays of the tests. */
export async function sinceAMonth({ id: sellerId }: Viewer) {
  const connectedAt = new Date(Date.now() - 30 * DAY_MS);
  await db.payoutAccount.update({ where: { sellerId }, data: { connectedAt } });
}

/** Connects a bank account that payouts go to. */
export async function createBankAccount(seller: Viewer, bank: Partial<BankInput> = {}) {
  await connectBank(seller, { ...BANK, ...bank });
  await sinceAMonth(seller);
}

/** Runs the payout of the n-th Friday and lets the bank confirm it. Returns the latest payout. */
export async function paidOut(seller: Viewer, week = 0) {
  await createDuePayouts(friday(week));
  await pollBankPayouts();
  await db.$executeRaw`UPDATE sandbox_payouts SET created_at = now() - interval '2 minutes'`;
  await pollBankPayouts();
  return db.payout.findFirstOrThrow({
    where: { sellerId: seller.id },
    orderBy: { period: "desc" },
  });
}
