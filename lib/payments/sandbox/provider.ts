import "server-only";

import { randomBytes } from "node:crypto";

import type { Prisma, SandboxIntent, SandboxRefund } from "@/generated/prisma/client";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { payableKey, payableMetadata } from "@/lib/payments/payable";
import type { PaymentProvider, ProviderIntent, ProviderRefund } from "@/lib/payments/provider";
import { toEvent } from "@/lib/payments/stripe-objects";
import { verifyWebhook } from "@/lib/payments/webhook-signature";
import { sandboxPayouts } from "./payouts";

const OPEN = ["requires_payment_method", "requires_action", "processing"];

const newId = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;

function toRefund({
  id,
  intentId,
  amountCents,
  idempotencyKey: key,
}: SandboxRefund): ProviderRefund {
  return { id, intentId, amountCents, status: "succeeded", failureReason: null, key };
}

function toIntent(row: SandboxIntent): ProviderIntent {
  const { id, clientSecret, amountCents, currency, status } = row;
  return { id, clientSecret, amountCents, currency, status };
}

async function find(id: string): Promise<SandboxIntent> {
  const row = await db.sandboxIntent.findUnique({ where: { id } });
  if (!row) throw new DomainError("notFound", "intentNotFound");
  return row;
}

/** Queues an event about an intent in the sandbox, with the format and names of Stripe. */
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

/** Built-in provider (PAYMENTS=sandbox): the interface of Stripe on tables of its own. No money moves. */
export const sandbox: PaymentProvider = {
  name: "sandbox",

  async createIntent({ paid, amountCents, currency }) {
    const id = newId("pi");
    const idempotencyKey = payableKey(paid);
    await db.sandboxIntent.createMany({
      data: {
        id,
        idempotencyKey,
        clientSecret: `${id}_secret_${randomBytes(12).toString("hex")}`,
        amountCents,
        currency,
        ...payableMetadata(paid),
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
      return toRefund(await tx.sandboxRefund.findUniqueOrThrow({ where: { idempotencyKey: key } }));
    });
  },

  async listRefunds(intentId) {
    return (await db.sandboxRefund.findMany({ where: { intentId } })).map(toRefund);
  },

  async connectBank({ sellerId, accountNumber }) {
    const last4 = accountNumber.slice(-4);
    // The id contains only data that may be stored, and the same form gives the same account.
    const id = `acct_sandbox_${sellerId}_${last4}`;
    await db.sandboxAccount.createMany({ data: { id, last4 }, skipDuplicates: true });
    return { accountId: id, last4 };
  },

  ...sandboxPayouts,

  parseEvent(raw, signature) {
    return toEvent(verifyWebhook(raw, signature));
  },
};
