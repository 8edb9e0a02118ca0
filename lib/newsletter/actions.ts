"use server";

import { runAction } from "@/lib/http/action";
import { subscribeSchema, subscriptionTokenSchema } from "./schema";
import { confirmSubscription, subscribe, unsubscribe } from "./service";

export async function subscribeAction(input: unknown) {
  return runAction({ schema: subscribeSchema, input }, subscribe);
}

export async function confirmSubscriptionAction(input: unknown) {
  return runAction({ schema: subscriptionTokenSchema, input }, confirmSubscription);
}

export async function unsubscribeAction(input: unknown) {
  return runAction({ schema: subscriptionTokenSchema, input }, unsubscribe);
}
