import "server-only";

import { randomBytes } from "node:crypto";

import type {
  Prisma,
  SandboxAccount,
  SandboxIntent,
  SandboxPayout,
} from "@/generated/prisma/client";
import { db, type Tx, withTx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { keyOfPaid, namesOfPaid } from "./paid";
import type { PaymentProvider, ProviderIntent, ProviderPayout } from "./provider";
import { openSigned } from "./signature";

const OPEN = ["requires_payment_method", "requires_action", "processing"];

const newId = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;

function toIntent(row: SandboxIntent): ProviderIntent {
  const { id, clientSecret, amountCents, currency, status } = row;
  return { id, clientSecret, amountCents, currency, status };
}

async function find(id: string): Promise<SandboxIntent> {
  const row = await db.sandboxIntent.findUnique({ where: { id } });
  if (!row) throw new DomainError("notFound", "intentNotFound");
  return row;
}

/** Puts an event about an intent into the sandbox's own queue, as Stripe would: same shape, same names. */
export async function queueSandboxEvent(tx: Tx, type: string, intent: SandboxIntent) {
  const id = newId("evt");
  const payload: Prisma.InputJsonObject = {
    id,
    object: "event",
    type,
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: intent.id,
        object: "payment_intent",
        client_secret: intent.clientSecret,
        amount: intent.amountCents,
        currency: intent.currency,
        status: intent.status,
        metadata: { orderId: intent.orderId, purchaseId: intent.purchaseId },
      },
    },
  };
  await tx.sandboxEvent.create({ data: { id, intentId: intent.id, type, payload } });
}

/** The built-in provider (PAYMENTS=sandbox): Stripe's interface over books of its own. No money moves. */
export const sandbox: PaymentProvider = {
  name: "sandbox",

  async createIntent({ paid, amountCents, currency }) {
    const id = newId("pi");
    const idempotencyKey = keyOfPaid(paid);
    await db.sandboxIntent.createMany({
      data: {
        id,
        idempotencyKey,
        clientSecret: `${id}_secret_${randomBytes(12).toString("hex")}`,
        amountCents,
        currency,
        ...namesOfPaid(paid),
        status: "requires_payment_method",
      },
      skipDuplicates: true,
    });
    return toIntent(await db.sandboxIntent.findUniqueOrThrow({ where: { idempotencyKey } }));
  },

  async retrieveIntent(id) {
    return toIntent(await find(id));
  },

  async cancelIntent(id) {
    await db.sandboxIntent.updateMany({
      where: { id, status: { in: OPEN } },
      data: { status: "canceled" },
    });
    return toIntent(await find(id));
  },

  async refund({ intentId, amountCents, key }) {
    return withTx(async (tx) => {
      const { count } = await tx.sandboxRefund.createMany({
        data: { id: newId("re"), idempotencyKey: key, intentId, amountCents },
        skipDuplicates: true,
      });
      if (count === 1) {
        await tx.sandboxIntent.update({
          where: { id: intentId },
          data: { refundedCents: { increment: amountCents } },
        });
      }
      const made = await tx.sandboxRefund.findUniqueOrThrow({ where: { idempotencyKey: key } });
      return made.id;
    });
  },

  async connectBank({ sellerId, accountNumber }) {
    const last4 = accountNumber.slice(-4);
    // Named by what we may keep, so that the same form again is the same account.
    const id = `acct_sandbox_${sellerId}_${last4}`;
    await db.sandboxAccount.createMany({ data: { id, last4 }, skipDuplicates: true });
    return { accountId: id, last4 };
  },

  async pay({ accountId, amountCents, key }) {
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

  async retrievePayout({ id }) {
    const payout = await db.sandboxPayout.findUniqueOrThrow({
      where: { id },
      include: { account: true },
    });
    return toPayout(payout);
  },

  parseEvent(raw, signature) {
    const { id, type, data } = openSigned(raw, signature);
    const object = data.object as unknown as Record<string, string | number>;
    const about = { id, type, subscription: null };
    if (type.startsWith("charge.dispute.")) {
      return { ...about, intent: null, dispute: toDispute(object) };
    }
    if (!type.startsWith("payment_intent.")) return { ...about, intent: null, dispute: null };
    const intent = {
      id: String(object["id"]),
      clientSecret: String(object["client_secret"]),
      amountCents: Number(object["amount"]),
      currency: String(object["currency"]),
      status: String(object["status"]),
    };
    return { ...about, intent, dispute: null };
  },
};

/** Ends of account numbers whose bank sends every payout back, as Stripe's test account 000111111116 does. */
const REFUSING_LAST4 = "1116";

const ARRIVES_MS = 60_000;

/** A payout arrives a minute after it was sent, or comes back then. */
function toPayout(row: SandboxPayout & { account: SandboxAccount }): ProviderPayout {
  const { id, createdAt, account } = row;
  if (Date.now() - createdAt.getTime() < ARRIVES_MS) {
    return { id, status: "pending", failureReason: null };
  }
  return account.last4 === REFUSING_LAST4
    ? { id, status: "failed", failureReason: "account_closed" }
    : { id, status: "paid", failureReason: null };
}

function toDispute(object: Record<string, string | number>) {
  return {
    id: String(object["id"]),
    intentId: String(object["payment_intent"]),
    amountCents: Number(object["amount"]),
    reason: String(object["reason"]),
    status: String(object["status"]),
  };
}
