import "server-only";

import { randomUUID } from "node:crypto";

import type { PayoutAccount, Prisma } from "@/generated/prisma/client";
import { recordChange } from "@/lib/accounts/service/record-change";
import { writeAudit } from "@/lib/audit/service";
import { requireRecentPassword } from "@/lib/auth/recent-password";
import type { Viewer } from "@/lib/auth/viewer";
import { db, type Tx, withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { requireProvider } from "@/lib/payments/provider";
import { accountChangedEmail } from "@/lib/payouts/emails";
import { requireConfirmedPayee, requirePayee } from "@/lib/payouts/payee";
import { getPayoutInfo } from "@/lib/payouts/queries/overview";
import { destinationOf } from "@/lib/payouts/rules";
import type { BankInput, MobileInput } from "@/lib/payouts/schema";

const HOUR_SECONDS = 60 * 60;
const TRIES_PER_HOUR = 20;

/** Hours from a change of the account to the first payout to it. */
const CHANGED_HOURS = 72;

type Account = Omit<
  Prisma.PayoutAccountUncheckedCreateInput,
  "sellerId" | "connectedAt" | "payableFrom"
>;

/**
 * Sends the seller's bank account to the payment provider and stores only the last four digits. Replaces a connected
 * account. Retries are safe: a seller has one row, and the same form gives the same account at the provider.
 * @throws DomainError forbidden (also before the address is confirmed), unavailable (no provider, or it does not
 *   answer), invalid (the bank's numbers were not accepted), limited
 */
export async function connectBank(viewer: Viewer, bank: BankInput) {
  requireConfirmedPayee(viewer);
  requireRecentPassword(viewer);
  const provider = requireProvider();
  await consumeLimit({ key: `bank:${viewer.id}`, max: TRIES_PER_HOUR, seconds: HOUR_SECONDS });
  const { accountHolderName, bankName, accountType } = bank;
  const { email } = await readSeller(viewer);
  const { accountId, last4 } = await provider.connectBank({ ...bank, sellerId: viewer.id, email });
  await saveAccount(viewer, {
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
 * Stores the mobile number that an admin sends the seller's money to. Replaces a connected account.
 * @throws DomainError forbidden (also before the address is confirmed), limited
 */
export async function connectMobile(viewer: Viewer, mobile: MobileInput) {
  requireConfirmedPayee(viewer);
  requireRecentPassword(viewer);
  await consumeLimit({ key: `bank:${viewer.id}`, max: TRIES_PER_HOUR, seconds: HOUR_SECONDS });
  await saveAccount(viewer, {
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

/** Returns the seller's address and language, for the provider and the email. */
function readSeller({ id }: Viewer, client: Tx | typeof db = db) {
  return client.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, username: true, locale: true },
  });
}

/** Saves an account. A replacement retains the creation date and receives payouts after 72 hours. */
async function saveAccount(viewer: Viewer, account: Account) {
  await withTx(async (tx) => {
    const sellerId = viewer.id;
    const before = await lockAccount(tx, sellerId);
    const isFirst = !before && !(await hadAccount(tx, sellerId));
    const payableFrom = isFirst ? null : new Date(Date.now() + CHANGED_HOURS * 3_600_000);
    const savedAccount = await tx.payoutAccount.upsert({
      where: { sellerId },
      create: { ...account, sellerId, payableFrom },
      update: { ...account, payableFrom },
    });
    const kind = isFirst ? ("payoutFirst" as const) : ("payoutAccount" as const);
    await announce(tx, viewer, { kind, before, now: savedAccount });
  });
}

/** Whether the seller had an account before: connected, paid or disconnected. */
async function hadAccount(tx: Tx, sellerId: number) {
  const action = { startsWith: "user.payout_" };
  const subject = { subjectType: "user", subjectId: sellerId };
  const [changes, payouts] = await Promise.all([
    tx.auditEntry.count({ where: { ...subject, action } }),
    tx.payout.count({ where: { sellerId } }),
  ]);
  return changes + payouts > 0;
}

/** Locks the seller, so that changes of the account are serialized. */
async function lockAccount(tx: Tx, sellerId: number) {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${sellerId} FOR NO KEY UPDATE`;
  return tx.payoutAccount.findUnique({ where: { sellerId } });
}

const ACTIONS = {
  payoutFirst: "user.payout_connected",
  payoutAccount: "user.payout_changed",
  payoutRemoved: "user.payout_disconnected",
} as const;

type AccountChange = {
  kind: keyof typeof ACTIONS;
  before: PayoutAccount | null;
  now: PayoutAccount | null;
};

/** Writes the log and queues the email with the link to revert, in the transaction of the change. */
async function announce(tx: Tx, viewer: Viewer, { kind, before, now }: AccountChange) {
  const { sellerId: _, ...account } = before ?? { sellerId: null };
  const undo = await recordChange(tx, {
    userId: viewer.id,
    subjectId: viewer.id,
    kind: "payout_account",
    before: { account: before ? JSON.parse(JSON.stringify(account)) : null },
  });
  await writeAudit(tx, {
    actorId: viewer.id,
    action: ACTIONS[kind],
    subjectType: "user",
    subjectId: viewer.id,
    before: summaryOf(before),
    after: summaryOf(now),
  });
  const seller = await readSeller(viewer, tx);
  const displayedAccount = now ?? before;
  const destination = displayedAccount ? destinationOf(displayedAccount) : "";
  const key = `payout-account:${viewer.id}:${randomUUID()}`;
  await queueEmail(tx, key, accountChangedEmail(seller, { kind, destination, undo }));
}

/** Returns the log fields of an account, without personal data. */
const summaryOf = (account: PayoutAccount | null) =>
  account ? { kind: account.kind, network: account.network, last4: account.last4 } : {};

/**
 * Deletes the payout account. The balances stay owed, and a payout in progress continues.
 * @throws DomainError forbidden
 */
export async function disconnectAccount(viewer: Viewer) {
  requirePayee(viewer);
  requireRecentPassword(viewer);
  await withTx(async (tx) => {
    const before = await lockAccount(tx, viewer.id);
    if (!before) return;
    await tx.payoutAccount.delete({ where: { sellerId: viewer.id } });
    await announce(tx, viewer, { kind: "payoutRemoved", before, now: null });
  });
  return {};
}
