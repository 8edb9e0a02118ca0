import "server-only";

import { randomBytes } from "node:crypto";

import type { SandboxAccount, SandboxPayout } from "@/generated/prisma/client";
import { db, withTx } from "@/lib/db/client";
import type { PaymentProvider, ProviderPayout } from "@/lib/payments/provider";
import { ProviderRefusal } from "@/lib/payments/refusal";

/** Endings of account numbers whose bank returns every payout, as Stripe's test account 000111111116 does. */
const REFUSING_LAST4 = "1116";

const ARRIVES_MS = 60_000;

const newId = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;

/** Converts a payout, which arrives or is returned a minute after it was sent. */
function toPayout(row: SandboxPayout & { account: SandboxAccount }): ProviderPayout {
  const { id, createdAt, account } = row;
  if (Date.now() - createdAt.getTime() < ARRIVES_MS) {
    return { id, status: "pending", failureReason: null };
  }
  return account.last4 === REFUSING_LAST4
    ? { id, status: "failed", failureReason: "account_closed" }
    : { id, status: "paid", failureReason: null };
}

type Payouts = Pick<
  PaymentProvider,
  | "transfer"
  | "findTransfer"
  | "retrieveTransfer"
  | "reverseTransfer"
  | "payOut"
  | "findPayout"
  | "retrievePayout"
>;

/** Payout functions of the sandbox: transfers to connected accounts and payouts to their banks. */
export const sandboxPayouts: Payouts = {
  async transfer({ accountId, amountCents, key, group }) {
    await db.sandboxTransfer.createMany({
      data: { id: newId("tr"), idempotencyKey: key, accountId, amountCents, group },
      skipDuplicates: true,
    });
    return db.sandboxTransfer.findUniqueOrThrow({ where: { idempotencyKey: key } });
  },

  async findTransfer({ group }) {
    return db.sandboxTransfer.findFirst({ where: { group, reversedCents: 0 } });
  },

  async retrieveTransfer(id) {
    return db.sandboxTransfer.findUniqueOrThrow({ where: { id } });
  },

  async reverseTransfer({ id, amountCents }) {
    return withTx(async (tx) => {
      const { count } = await tx.sandboxTransfer.updateMany({
        where: { id, reversedCents: { in: [0, amountCents] }, amountCents },
        data: { reversedCents: amountCents },
      });
      if (count === 0) throw new ProviderRefusal("resource_missing");
      return { id: id.replace(/^tr_/, "trr_") };
    });
  },

  async payOut({ accountId, amountCents, key }) {
    await db.sandboxPayout.createMany({
      data: { id: newId("po"), idempotencyKey: key, accountId, amountCents, status: "pending" },
      skipDuplicates: true,
    });
    return toPayout(
      await db.sandboxPayout.findUniqueOrThrow({
        where: { idempotencyKey: key },
        include: { account: true },
      }),
    );
  },

  async findPayout({ group }) {
    const row = await db.sandboxPayout.findFirst({
      where: { OR: [{ idempotencyKey: group }, { idempotencyKey: { startsWith: `${group}:` } }] },
      include: { account: true },
      orderBy: { createdAt: "desc" },
    });
    return row ? toPayout(row) : null;
  },

  async retrievePayout({ id }) {
    const payout = await db.sandboxPayout.findUniqueOrThrow({
      where: { id },
      include: { account: true },
    });
    return toPayout(payout);
  },
};
