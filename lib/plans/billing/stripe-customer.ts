import "server-only";

import { db } from "@/lib/db/client";
import { callStripe, stripeClient } from "@/lib/payments/stripe-client";
import type { BillingOrder } from ".";

type Payer = Pick<BillingOrder, "userId" | "email">;

/**
 * Returns the user's only customer at Stripe, which holds their cards and credit. Created on first use; concurrent
 * calls create one.
 * @throws DomainError unavailable (Stripe does not answer)
 */
export async function requireCustomer({ userId, email }: Payer): Promise<string> {
  const customerId = await readCustomer(userId);
  if (customerId) return customerId;
  const id = (await findEarlierCustomer(userId)) ?? (await createCustomer({ userId, email }));
  await db.user.updateMany({
    where: { id: userId, stripeCustomerId: null },
    data: { stripeCustomerId: id },
  });
  return (await readCustomer(userId)) ?? id;
}

async function readCustomer(userId: number) {
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { stripeCustomerId: true },
  });
  return stripeCustomerId;
}

/** Returns the customer of the user's last subscription, for users without a stored customer. */
async function findEarlierCustomer(userId: number) {
  const last = await db.subscription.findFirst({
    where: { userId, provider: "stripe", providerRef: { not: null } },
    orderBy: { id: "desc" },
    select: { providerRef: true },
  });
  if (!last?.providerRef) return null;
  const ref = last.providerRef;
  const { customer } = await callStripe(() => stripeClient().subscriptions.retrieve(ref));
  return typeof customer === "string" ? customer : customer.id;
}

async function createCustomer({ userId, email }: Payer) {
  const metadata = { userId: String(userId) };
  const options = { idempotencyKey: `customer:${userId}` };
  const { id } = await callStripe(() =>
    stripeClient().customers.create({ email, metadata }, options),
  );
  return id;
}
