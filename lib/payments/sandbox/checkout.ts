import "server-only";

import type { SandboxIntent } from "@/generated/prisma/client";
import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { ConfirmInput } from "@/lib/payments/schema";
import { queueSandboxEvent } from "./provider";
import { type CardOutcome, testCardOutcome } from "./test-cards";

/**
 * Charges a test card against an intent and queues the webhook, as Stripe does when its form is submitted. The client
 * secret is the only authorization; the card is not stored.
 * @throws DomainError notFound (no sandbox, no such intent), conflict (cancelled), declined
 */
export async function confirmSandboxPayment({
  id,
  clientSecret,
  card,
  isAuthenticated,
}: ConfirmInput) {
  if (env.PAYMENTS !== "sandbox") throw new DomainError("notFound", "intentNotFound");
  const outcome = card
    ? testCardOutcome(card.number)
    : afterAuthentication(isAuthenticated === true);

  const result = await withTx(async (tx) => {
    const intent = await lockIntent(tx, id, clientSecret);
    if (intent.status === "succeeded") return { status: intent.status, declined: null };
    if (intent.status === "canceled") throw new DomainError("conflict", "intentClosed");
    if (!card && intent.status !== "requires_action") {
      throw new DomainError("conflict", "intentClosed");
    }
    return confirmIntent(tx, intent, outcome);
  });
  if (result.declined) throw new DomainError("declined", result.declined);
  return { status: result.status };
}

function afterAuthentication(isAuthenticated: boolean): CardOutcome {
  return isAuthenticated ? { kind: "succeeds" } : { kind: "declines", key: "cardDeclined" };
}

async function lockIntent(tx: Tx, id: string, clientSecret: string) {
  await tx.$queryRaw`SELECT id FROM sandbox_intents WHERE id = ${id} FOR UPDATE`;
  const intent = await tx.sandboxIntent.findUnique({ where: { id } });
  if (intent?.clientSecret !== clientSecret) throw new DomainError("notFound", "intentNotFound");
  return intent;
}

async function confirmIntent(tx: Tx, intent: SandboxIntent, outcome: CardOutcome) {
  const [status, event] = {
    succeeds: ["succeeded", "payment_intent.succeeded"] as const,
    asks: ["requires_action", "payment_intent.requires_action"] as const,
    declines: ["requires_payment_method", "payment_intent.payment_failed"] as const,
  }[outcome.kind];
  const updatedIntent = await tx.sandboxIntent.update({
    where: { id: intent.id },
    data: { status },
  });
  await queueSandboxEvent(tx, event, updatedIntent);
  return { status, declined: outcome.kind === "declines" ? outcome.key : null };
}
