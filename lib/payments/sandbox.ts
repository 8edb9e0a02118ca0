import "server-only";

import { randomBytes } from "node:crypto";

import type { Prisma, SandboxIntent } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import type { PaymentProvider, ProviderIntent } from "./provider";
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
        metadata: { orderId: intent.orderId },
      },
    },
  };
  await tx.sandboxEvent.create({ data: { id, intentId: intent.id, type, payload } });
}

/** The built-in provider (PAYMENTS=sandbox): Stripe's interface over books of its own. No money moves. */
export const sandbox: PaymentProvider = {
  name: "sandbox",

  async createIntent({ orderId, amountCents, currency }) {
    const id = newId("pi");
    const idempotencyKey = `order-${orderId}-v1`;
    await db.sandboxIntent.createMany({
      data: {
        id,
        idempotencyKey,
        clientSecret: `${id}_secret_${randomBytes(12).toString("hex")}`,
        amountCents,
        currency,
        orderId: String(orderId),
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
    await db.$transaction(async (tx) => {
      const { count } = await tx.sandboxRefund.createMany({
        data: { id: newId("re"), idempotencyKey: key, intentId, amountCents },
        skipDuplicates: true,
      });
      if (count === 0) return;
      await tx.sandboxIntent.update({
        where: { id: intentId },
        data: { refundedCents: { increment: amountCents } },
      });
    });
  },

  parseEvent(raw, signature) {
    const { id, type, data } = openSigned(raw, signature);
    if (!type.startsWith("payment_intent.")) return { id, type, intent: null };
    const object = data.object as unknown as Record<string, string | number>;
    const intent = {
      id: String(object["id"]),
      clientSecret: String(object["client_secret"]),
      amountCents: Number(object["amount"]),
      currency: String(object["currency"]),
      status: String(object["status"]),
    };
    return { id, type, intent };
  },
};
