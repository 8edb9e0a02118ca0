import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Intent = {
  id: string;
  object: string;
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
};

type Answer = [status: number, body: unknown];

/** What a call that moves money made: in whose name, with which key, from which fields. */
type Made = {
  id: string;
  resource: string;
  key: string;
  /** The Stripe-Account header: the connected account that acts. */
  account: string | null;
  fields: Record<string, string>;
  /** Of a payout: how it stands. */
  status: "pending" | "paid" | "failed";
};

const PREFIX: Record<string, string> = { accounts: "acct", transfers: "tr", payouts: "po" };

const refusal = (status: number, message: string): Answer => [
  status,
  { error: { type: "invalid_request_error", message } },
];

const keyOf = (request: IncomingMessage) => String(request.headers["idempotency-key"] ?? "");

function isSameCall(one: Omit<Made, "id" | "status">, other: typeof one) {
  return one.key === other.key && one.resource === other.resource && one.account === other.account;
}

function toObject({ id, resource, status }: Made) {
  const failure_code = status === "failed" ? "account_closed" : null;
  return { id, object: resource.replace(/s$/, ""), status, failure_code };
}

/** A stand-in for Stripe's API: just the calls we make, with books of its own. */
export async function startFakeStripe() {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, string>();
  const refunds: { intent: string; amount: string; key: string }[] = [];

  const made: Made[] = [];
  /** What Stripe says of a bank account, in place of taking it. */
  let refusal400: string | null = null;
  let isBroken = false;

  /** Accounts, transfers and payouts: the same key again answers the same, with other fields it is refused. */
  function make(resource: string, request: IncomingMessage, form: URLSearchParams): Answer {
    if (isBroken) return [500, { error: { type: "api_error", message: "Out of order" } }];
    if (resource === "accounts" && refusal400) return refusal(400, refusal400);
    const asked = {
      resource,
      key: keyOf(request),
      account: request.headers["stripe-account"]?.toString() ?? null,
      fields: Object.fromEntries(form),
    };
    const one = made.find((known) => isSameCall(known, asked)) ?? add(asked);
    if (JSON.stringify(one.fields) === JSON.stringify(asked.fields)) return [200, toObject(one)];
    return [400, { error: { type: "idempotency_error", message: "Keys for other parameters" } }];
  }

  function add(asked: Omit<Made, "id" | "status">) {
    const id = `${PREFIX[asked.resource]}_${made.length + 1}`;
    const one: Made = { ...asked, id, status: "pending" };
    made.push(one);
    return one;
  }

  function findPayout(id: string, request: IncomingMessage): Answer {
    const account = request.headers["stripe-account"];
    const payout = made.find((one) => one.id === id && one.account === account);
    return payout ? [200, toObject(payout)] : refusal(404, "No such payout");
  }

  function create(key: string, form: URLSearchParams) {
    const known = byKey.get(key);
    if (known) return intents.get(known);
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

  function refund(key: string, form: URLSearchParams): Answer {
    const [intent, amount] = [form.get("payment_intent") ?? "", form.get("amount") ?? ""];
    refunds.push({ intent, amount, key });
    return [200, { id: "re_1", object: "refund" }];
  }

  function find(id: string, verb: string | undefined): Answer {
    const intent = intents.get(id);
    if (!intent) return refusal(404, "No such intent");
    if (verb !== "cancel") return [200, intent];
    if (intent.status === "succeeded") return refusal(400, "Already succeeded");
    intent.status = "canceled";
    return [200, intent];
  }

  function answer(request: IncomingMessage, form: URLSearchParams): Answer {
    const [, , resource = "", id = "", verb] = (request.url ?? "").split("/");
    const key = keyOf(request);
    if (resource === "refunds") return refund(key, form);
    if (resource === "payment_intents") return id ? find(id, verb) : [200, create(key, form)];
    return id ? findPayout(id, request) : make(resource, request, form);
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [status, body] = answer(request, new URLSearchParams(Buffer.concat(chunks).toString()));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    refunds,
    made,
    /** Bank accounts are refused with these words from now on; null takes them again. */
    refuseAccounts: (words: string | null) => {
      refusal400 = words;
    },
    /** Nothing new can be made while it is broken. */
    breakAccounts: (broken: boolean) => {
      isBroken = broken;
    },
    stop: () => server.close(),
  };
}
