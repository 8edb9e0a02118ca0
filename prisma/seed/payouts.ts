import { addBusinessDays, addDays, startOfDay } from "@/lib/core/business-calendar";
import { db, type Tx } from "@/lib/db/client";
import { payoutEntries, payoutFailedEntries, payoutPaidEntries } from "@/lib/ledger/payouts";
import { releaseEntries } from "@/lib/ledger/rules";
import { destinationOf, lastFriday } from "@/lib/payouts/rules";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";
import { PAYEES, type PayeeContent } from "./content/payees";
import { insertAll, pick, reserveIds } from "./rows";

const WEEKS = 52;

/** Id of the advisory lock that allows one seed at a time. */
const PAYOUT_LOCK = 7_419_002;

/** A ledger entry of a seller's available balance. */
type Available = { id: number; amountCents: number; createdAt: Date };

/** A past payout with the entries that it paid. */
type PlannedPayout = {
  friday: string;
  amountCents: number;
  items: Available[];
  /** Id of the entry that returns the money, if the bank refused the payout. */
  backId: number | null;
};

/**
 * Seeds releases and payouts as the jobs would have created them: earnings after their holding period, and every Friday
 * the available balance. Does nothing if the demo seller has any payout.
 */
export async function seedPayouts(now: Date) {
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${PAYOUT_LOCK})`;
      const existingCount = await tx.payout.count({
        where: { seller: { email: DEMO_SELLER_EMAIL } },
      });
      if (existingCount > 0) return;
      await releaseEarnings(tx);
      for (const payee of PAYEES) await seedPayee(tx, payee, now);
    },
    { maxWait: 10_000, timeout: 60_000 },
  );
}

type Due = { id: number; orderId: number; sellerId: number; amountCents: number; releasedAt: Date };

/** Releases earnings after their holding period, each at the time of the job's run. */
async function releaseEarnings(tx: Tx) {
  const due = await tx.$queryRaw<Due[]>`
    SELECT id, order_id AS "orderId", seller_id AS "sellerId",
      seller_net_cents - refunded_cents + refunded_fee_cents AS "amountCents",
      date_bin('5 minutes', coalesce(confirmed_at + interval '2 days', shipped_at + interval '7 days')
        + interval '5 minutes', '2020-01-01') AS "releasedAt"
    FROM order_parts p WHERE released_at IS NULL AND status IN ('shipped', 'delivered', 'completed')
      AND coalesce(confirmed_at + interval '2 days', shipped_at + interval '7 days')
        <= now() - interval '5 minutes'
      AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.order_id = p.order_id AND d.status = 'open')
    ORDER BY "releasedAt", id`;
  const entries = due.flatMap((sellerOrder) =>
    releaseEntries(sellerOrder, sellerOrder.amountCents, "0").map((entry) => ({
      ...entry,
      createdAt: sellerOrder.releasedAt,
    })),
  );
  await insertAll(entries, (data) => tx.ledgerEntry.createMany({ data }));
  await tx.$executeRaw`
    UPDATE order_parts p SET released_at = e.created_at FROM ledger_entries e
    WHERE p.released_at IS NULL AND e.ref = 'part:' || p.id || ':released:0'
      AND e.account = 'seller_available'`;
}

async function seedPayee(tx: Tx, payee: PayeeContent, now: Date) {
  const { id: sellerId } = await tx.user.findFirstOrThrow({
    where: { email: payee.email },
    select: { id: true },
  });
  const accounts = await seedAccounts(tx, sellerId, payee, now);
  const weeksAgo = payee.refusedWeeksAgo;
  const refusedFrom = weeksAgo ? addDays(lastFriday(now), -7 * weeksAgo) : null;
  const rows = await planPayouts(tx, sellerId, { now, refusedFrom });
  const refusal = rows.findIndex(({ backId }) => backId);
  for (const [index, plannedPayout] of rows.entries()) {
    const account = accountOf(accounts, index, refusal);
    await writePayout(tx, { sellerId, planned: plannedPayout, account, now });
  }
}

/**
 * Returns the account of a payout: the first until the refused payout, for that one the last but one, then the last.
 */
function accountOf(accounts: Account[], index: number, refusal: number) {
  if (index === refusal) return pick(accounts, accounts.length - 2);
  return pick(accounts, index < refusal ? 0 : accounts.length - 1);
}

async function seedAccounts(tx: Tx, sellerId: number, payee: PayeeContent, now: Date) {
  const accounts: Account[] = payee.accounts.map((account) => ({
    ...account,
    providerAccountId: account.last4 ? `acct_sandbox_${sellerId}_${account.last4}` : null,
  }));
  const banks = accounts.flatMap(({ providerAccountId: id, last4 }) =>
    id && last4 ? [{ id, last4 }] : [],
  );
  await tx.sandboxAccount.createMany({ data: banks, skipDuplicates: true });
  const current = pick(accounts, accounts.length - 1);
  const provider = current.kind === "bank" ? "sandbox" : null;
  const connectedAt = startOfDay(addDays(lastFriday(now), -7 * WEEKS));
  await tx.payoutAccount.create({ data: { sellerId, provider, connectedAt, ...current } });
  return accounts;
}

type Plan = { now: Date; refusedFrom: string | null };

/** Plans a payout of the available balance for every Friday. A refused one is paid again. */
async function planPayouts(tx: Tx, sellerId: number, { now, refusedFrom }: Plan) {
  const entries: Available[] = await tx.ledgerEntry.findMany({
    where: { sellerId, account: "seller_available" },
    select: { id: true, amountCents: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const plannedPayouts: PlannedPayout[] = [];
  let open = entries;
  for (let week = WEEKS - 1; week >= 0; week--) {
    const friday = addDays(lastFriday(now), -7 * week);
    const begins = startOfDay(friday);
    const items = open.filter(({ createdAt }) => createdAt < begins);
    const amountCents = -items.reduce((sum, entry) => sum + entry.amountCents, 0);
    if (amountCents <= 0) continue;
    open = open.filter((entry) => !items.includes(entry));
    const isRefused =
      refusedFrom !== null &&
      friday >= refusedFrom &&
      plannedPayouts.every((plannedPayout) => !plannedPayout.backId);
    const [backId = null] = isRefused ? await reserveIds(tx, "ledger_entries", 1) : [];
    plannedPayouts.push({ friday, amountCents, items, backId });
    if (backId) {
      open.push({ id: backId, amountCents: -amountCents, createdAt: decidedOn(friday) });
    }
  }
  return plannedPayouts;
}

/** Returns when the bank or an admin decides: two business days later. */
function decidedOn(friday: string) {
  return minutesAfter(startOfDay(addBusinessDays(friday, 2)), 9 * 60 + 20);
}

type Account = PayeeContent["accounts"][number] & { providerAccountId: string | null };
type Past = { sellerId: number; planned: PlannedPayout; account: Account; now: Date };

async function writePayout(tx: Tx, { sellerId, planned, account, now }: Past) {
  const { friday, amountCents, items, backId } = planned;
  const createdAt = minutesAfter(startOfDay(friday), 7);
  const decidedAt = decidedOn(friday);
  const isDecided = decidedAt < now;
  const [id = 0] = await reserveIds(tx, "payouts", 1);
  const payout = { id, sellerId, amountCents };
  const providerPayoutId = isDecided && account.kind === "bank" ? `po_sandbox_seed_${id}` : null;
  const period = new Date(`${friday}T00:00:00Z`);
  await tx.payout.create({
    data: {
      ...payout,
      kind: account.kind,
      period,
      destination: destinationOf(account),
      accountId: account.providerAccountId,
      providerPayoutId,
      createdAt,
      ...(account.kind === "mobile" ? { batchId: await batchOf(tx, period, createdAt) } : {}),
      ...(isDecided ? { decidedAt, stage: "done", ...(backId ? REFUSED : PAID) } : {}),
    },
  });
  if (providerPayoutId) await writeProviderPayout(tx, providerPayoutId, payout, account, createdAt);
  await writeEntries(tx, payout, { createdAt, decidedAt: isDecided ? decidedAt : null, backId });
  const returnEntry = await tx.ledgerEntry.findFirstOrThrow({
    where: { ref: `payout:${id}`, account: "seller_available" },
    select: { id: true },
  });
  const data = [...items, returnEntry].map((entry) => ({ entryId: entry.id, payoutId: id }));
  await tx.payoutItem.createMany({ data });
}

const PAID = { status: "paid" } as const;
const REFUSED = { status: "failed", failureReason: "account_closed" } as const;

type Written = { id: number; sellerId: number; amountCents: number };

/** Creates the payout in the sandbox provider's table, which the provider reads when it is polled. */
async function writeProviderPayout(
  tx: Tx,
  id: string,
  payout: Written,
  account: Account,
  createdAt: Date,
) {
  const idempotencyKey = `payout:${payout.id}`;
  const accountId = account.providerAccountId ?? "";
  const { amountCents } = payout;
  await tx.sandboxPayout.create({
    data: { id, idempotencyKey, accountId, amountCents, status: "pending", createdAt },
  });
}

type Moments = { createdAt: Date; decidedAt: Date | null; backId: number | null };

async function writeEntries(tx: Tx, payout: Written, { createdAt, decidedAt, backId }: Moments) {
  const entries = payoutEntries(payout).map((entry) => ({ ...entry, createdAt }));
  await tx.ledgerEntry.createMany({ data: entries });
  if (!decidedAt) return;
  const finalEntries = backId ? payoutFailedEntries(payout) : payoutPaidEntries(payout);
  for (const entry of finalEntries) {
    const isBack = backId && entry.account === "seller_available";
    await tx.ledgerEntry.create({
      data: { ...entry, createdAt: decidedAt, ...(isBack ? { id: backId } : {}) },
    });
  }
}

async function batchOf(tx: Tx, period: Date, createdAt: Date) {
  await tx.payoutBatch.createMany({ data: { period, createdAt }, skipDuplicates: true });
  return (await tx.payoutBatch.findUniqueOrThrow({ where: { period } })).id;
}
