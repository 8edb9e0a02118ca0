// Billing of the fake Stripe: customers, products and subscriptions, each created once per idempotency key.

import { type Call, type FakeResponse, metadataOf, refusal } from "./fake-stripe-money";
import { openSchedules, PERIOD, type Subscription } from "./fake-stripe-schedules";

type Customer = { id: string; email: string; metadata: Record<string, string> };

/** Result of a charge: paid, declined, or the subscription left past due. */
type Card = "pays" | "declines" | "leavesPastDue";

function toObject({ amount, ...subscription }: Subscription) {
  const secret = { client_secret: `${subscription.id}_secret` };
  return {
    ...subscription,
    object: "subscription",
    created: PERIOD.start,
    latest_invoice: { object: "invoice", confirmation_secret: secret },
    items: {
      object: "list",
      data: [
        {
          id: `si_${subscription.id}`,
          price: { id: `price_${amount}`, unit_amount: amount },
          current_period_start: PERIOD.start,
          current_period_end: PERIOD.end,
        },
      ],
    },
  };
}

function isCancelledBy(subscription: Subscription, fields: Call["fields"]) {
  const cancelAtPeriodEnd = fields["cancel_at_period_end"];
  return cancelAtPeriodEnd ? cancelAtPeriodEnd === "true" : subscription.cancel_at_period_end;
}

const isRefusal = (fields: Call["fields"], card: Card) =>
  fields["payment_behavior"] === "error_if_incomplete" && card === "declines";

/** Creates the state of customers and subscriptions. */
export function openBilling() {
  const customers = new Map<string, Customer>();
  const subscriptions = new Map<string, Subscription>();
  const schedules = openSchedules(subscriptions);
  const products = new Set<string>();
  const responses = new Map<string, FakeResponse>();
  let card: Card = "pays";

  function createCustomer({ fields }: Call): FakeResponse {
    const id = `cus_${customers.size + 1}`;
    const customer = { id, email: fields["email"] ?? "", metadata: metadataOf(fields) };
    customers.set(id, customer);
    return [200, { ...customer, object: "customer" }];
  }

  function createProduct({ fields }: Call): FakeResponse {
    const id = fields["id"] ?? "";
    if (products.has(id)) return refusal(400, "Already exists", "resource_already_exists");
    products.add(id);
    return [200, { id, object: "product" }];
  }

  function createSubscription({ fields }: Call): FakeResponse {
    const customer = fields["customer"] ?? "";
    if (!customers.has(customer)) return refusal(400, "No such customer", "resource_missing");
    const subscription = {
      id: `sub_fake_${subscriptions.size + 1}`,
      customer,
      status: "incomplete",
      metadata: metadataOf(fields),
      cancel_at_period_end: false,
      amount: Number(fields["items[0][price_data][unit_amount]"]),
      schedule: null,
    };
    subscriptions.set(subscription.id, subscription);
    return [200, toObject(subscription)];
  }

  function updateSubscription(subscription: Subscription, { fields }: Call): FakeResponse {
    const isCancelled = isCancelledBy(subscription, fields);
    if (subscription.schedule && isCancelled !== subscription.cancel_at_period_end) {
      return refusal(400, "The subscription is managed by its schedule");
    }
    const isUnpaid = fields["proration_behavior"] === "always_invoice" && card !== "pays";
    if (isUnpaid && isRefusal(fields, card)) {
      const error = { type: "card_error", code: "card_declined", message: "Declined" };
      return [402, { error }];
    }
    Object.assign(subscription, {
      status: isUnpaid ? "past_due" : subscription.status,
      metadata: { ...subscription.metadata, ...metadataOf(fields) },
      cancel_at_period_end: isCancelled,
      amount: Number(fields["items[0][price_data][unit_amount]"] ?? subscription.amount),
    });
    return [200, toObject(subscription)];
  }

  const CREATE: Record<string, (call: Call) => FakeResponse> = {
    customers: createCustomer,
    products: createProduct,
    subscriptions: createSubscription,
    subscription_schedules: schedules.create,
  };

  function run(call: Call, id: string, verb?: string): FakeResponse {
    if (!id) return CREATE[call.resource]?.(call) ?? refusal(404, "No such call");
    if (schedules.has(id)) return schedules.update(id, call, verb);
    const subscription = subscriptions.get(id);
    return subscription
      ? updateSubscription(subscription, call)
      : refusal(404, "No such subscription", "resource_missing");
  }

  return {
    customers,
    subscriptions,
    isBilling: (resource: string) => resource in CREATE,
    /** Runs a call once per key; the same key returns the same response, including a refusal. */
    write(call: Call, id: string, verb?: string): FakeResponse {
      const storedResponse = call.key ? responses.get(call.key) : undefined;
      const response = storedResponse ?? run(call, id, verb);
      if (call.key) responses.set(call.key, response);
      return response;
    },
    readSchedule: schedules.read,
    /** Ends the current period: a subscription with a schedule enters its next phase. */
    endPeriod: schedules.endPeriod,
    readSubscription(id: string): FakeResponse {
      const subscription = subscriptions.get(id);
      return subscription ? [200, toObject(subscription)] : refusal(404, "No such subscription");
    },
    /** Deletes an idempotency key, as Stripe does after a day. */
    forgetKey: (key: string) => responses.delete(key),
    /** Sets the result of subsequent charges. */
    setCard: (next: Card) => {
      card = next;
    },
  };
}
