import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/core/db";
import { countUse } from "@/lib/core/rate-limit";
import { queueMail } from "@/lib/notifications/outbox";
import { requireProvider } from "@/lib/payments/service";
import { accountChangedMail } from "@/lib/payouts/mails";
import { requirePayee } from "@/lib/payouts/payee";
import { getPayoutInfo } from "@/lib/payouts/queries/overview";
import { destinationOf } from "@/lib/payouts/rules";
import type { BankInput, MobileInput } from "@/lib/payouts/schema";

const HOUR_SECONDS = 60 * 60;
const TRIES_PER_HOUR = 20;

type Account = Omit<Prisma.PayoutAccountUncheckedCreateInput, "sellerId" | "connectedAt">;

/**
 * Passes the seller's bank account on to the payment provider; of the two numbers the last four digits stay.
 * Connecting again replaces. A seller has one row, so that a try which was cut short after the provider said
 * yes leaves nothing that is paid to, and the same form again is the provider's same account.
 * @throws DomainError forbidden, unavailable (no provider, or it does not answer), invalid (the bank's numbers
 *   were not accepted), limited
 */
export async function connectBank(asking: Viewer | null, bank: BankInput) {
  const viewer = requirePayee(asking);
  const provider = requireProvider();
  await countUse({ key: `bank:${viewer.id}`, max: TRIES_PER_HOUR, seconds: HOUR_SECONDS });
  const { accountHolderName, bankName, accountType } = bank;
  const { email } = await readSeller(viewer);
  const { accountId, last4 } = await provider.connectBank({ ...bank, sellerId: viewer.id, email });
  await keepAccount(viewer, {
    kind: "bank",
    provider: provider.name,
    providerAccountId: accountId,
    holderName: accountHolderName,
    bankName,
    last4,
    accountType,
    network: null,
    phoneNumber: null,
  });
  return getPayoutInfo(viewer);
}

/**
 * Keeps the number that an operator sends the seller's money to. Connecting again replaces.
 * @throws DomainError unauthenticated, forbidden, limited
 */
export async function connectMobile(asking: Viewer | null, mobile: MobileInput) {
  const viewer = requirePayee(asking);
  await countUse({ key: `bank:${viewer.id}`, max: TRIES_PER_HOUR, seconds: HOUR_SECONDS });
  await keepAccount(viewer, {
    kind: "mobile",
    provider: null,
    providerAccountId: null,
    bankName: null,
    last4: null,
    accountType: null,
    ...mobile,
  });
  return getPayoutInfo(viewer);
}

/** The seller's address and language, for the provider and the mail. */
function readSeller({ id }: Viewer) {
  return db.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, username: true, locale: true },
  });
}

/** A replaced account keeps its date: changing it on a Friday does not cost the seller a week. */
async function keepAccount(viewer: Viewer, account: Account) {
  const seller = await readSeller(viewer);
  await withTx(async (tx) => {
    const sellerId = viewer.id;
    const kept = await tx.payoutAccount.upsert({
      where: { sellerId },
      create: { ...account, sellerId },
      update: account,
    });
    const key = `payout-account:${sellerId}:${Date.now()}`;
    await queueMail(tx, key, accountChangedMail(seller, destinationOf(kept)));
  });
}

/**
 * Forgets where the seller's money goes. The balances stay owed, and a payout that is on its way goes on.
 * @throws DomainError forbidden
 */
export async function disconnectAccount(asking: Viewer | null) {
  const { id: sellerId } = requirePayee(asking);
  await db.payoutAccount.deleteMany({ where: { sellerId } });
  return {};
}
