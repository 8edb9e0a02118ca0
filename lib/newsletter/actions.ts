"use server";

import { runPublicAction } from "@/lib/http/action";
import { type FormState, readTextFields } from "@/lib/http/form-state";
import { subscribeSchema, subscriptionTokenSchema } from "./schema";
import { confirmSubscription, subscribe, unsubscribe } from "./service";

export async function subscribeAction(input: unknown) {
  return runPublicAction({ schema: subscribeSchema, input }, subscribe);
}

/** Subscribes through the form without JavaScript. */
export async function sendSubscribeFormAction(
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  const values = readTextFields(form);
  const result = await subscribeAction(values);
  return result.ok ? { error: null, values: {} } : { error: result.message, values };
}

export async function confirmSubscriptionAction(input: unknown) {
  return runPublicAction({ schema: subscriptionTokenSchema, input }, confirmSubscription);
}

export async function unsubscribeAction(input: unknown) {
  return runPublicAction({ schema: subscriptionTokenSchema, input }, unsubscribe);
}
