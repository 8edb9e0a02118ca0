import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { openBilling } from "./fake-stripe-billing";
import { type FakeResponse, LOST, openMoney, refusal } from "./fake-stripe-money";

type Intent = {
  id: string;
  object: string;
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
};

const keyOf = (request: IncomingMessage) => String(request.headers["idempotency-key"] ?? "");

const accountOf = (request: IncomingMessage) =>
  request.headers["stripe-account"]?.toString() ?? null;

type Target = { resource: string; id: string; verb: string | undefined };

type Reading = { request: IncomingMessage; searchParams: URLSearchParams };

/** Starts a fake of Stripe's API with the calls that we make and a state of its own. */
export async function startFakeStripe() {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, string>();
  const money = openMoney();
  const billing = openBilling();
  /** Message of Stripe that refuses a bank account. */
  let refusal400: string | null = null;
  let isBroken = false;

  /** Creates accounts, transfers and payouts; the same key returns the same response and refuses other fields. */
  function createMoneyObject(
    resource: string,
    request: IncomingMessage,
    form: URLSearchParams,
  ): FakeResponse {
    if (isBroken) return LOST;
    if (resource === "accounts" && refusal400) return refusal(400, refusal400);
    return money.create(callOf(resource, request, form));
  }

  function callOf(resource: string, request: IncomingMessage, form: URLSearchParams) {
    const fields = Object.fromEntries(form);
    return { resource, key: keyOf(request), account: accountOf(request), fields };
  }

  function createIntent(key: string, form: URLSearchParams) {
    const intentId = byKey.get(key);
    if (intentId) return intents.get(intentId);
    const id = `pi_${intents.size + 1}`;
    const intent = {
      id,
      object: "payment_intent",
      amount: Number(form.get("amount")),
      currency: form.get("currency") ?? "",
      status: "requires_payment_method",
      client_secret: `${id}_secret_x`,
    };
    intents.set(id, intent);
    byKey.set(key, id);
    return intent;
  }

  function find(id: string, verb: string | undefined): FakeResponse {
    const intent = intents.get(id);
    if (!intent) return refusal(404, "No such intent");
    if (verb !== "cancel") return [200, intent];
    if (intent.status === "succeeded") return refusal(400, "Already succeeded");
    intent.status = "canceled";
    return [200, intent];
  }

  function respond(request: IncomingMessage, form: URLSearchParams): FakeResponse {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://fake");
    const [, , resource = "", id = "", verb] = pathname.split("/");
    if (resource === "payment_intents") {
      return id ? find(id, verb) : [200, createIntent(keyOf(request), form)];
    }
    if (verb === "reversals") return money.reverse(id, callOf("reversals", request, form));
    return request.method === "GET"
      ? read(resource, id, { request, searchParams })
      : write({ resource, id, verb }, request, form);
  }

  function write({ resource, id, verb }: Target, request: IncomingMessage, form: URLSearchParams) {
    return billing.isBilling(resource)
      ? billing.write(callOf(resource, request, form), id, verb)
      : createMoneyObject(resource, request, form);
  }

  function read(resource: string, id: string, { request, searchParams }: Reading): FakeResponse {
    if (resource === "subscriptions") return billing.readSubscription(id);
    if (resource === "subscription_schedules") return billing.readSchedule(id);
    const account = accountOf(request);
    return id ? money.retrieve(id, account) : money.list(resource, account, searchParams);
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [status, body] = respond(request, new URLSearchParams(Buffer.concat(chunks).toString()));
    // Disables the client's own retries, which would slow the test down.
    const headers = { "content-type": "application/json", "stripe-should-retry": "false" };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    ...money,
    billing,
    /** Refuses bank accounts with a message from now on; null accepts them again. */
    refuseAccounts: (message: string | null) => {
      refusal400 = message;
    },
    /** While broken, accounts cannot be created. */
    breakAccounts: (broken: boolean) => {
      isBroken = broken;
    },
    stop: () => server.close(),
  };
}
