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

const refusal = (status: number, message: string): Answer => [
  status,
  { error: { type: "invalid_request_error", message } },
];

/** A stand-in for Stripe's API: just the calls we make, with books of its own. */
export async function startFakeStripe() {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, string>();
  const refunds: { intent: string; amount: string; key: string }[] = [];

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
    const [, , resource, id, verb] = (request.url ?? "").split("/");
    const key = String(request.headers["idempotency-key"] ?? "");
    if (resource === "refunds") return refund(key, form);
    return id ? find(id, verb) : [200, create(key, form)];
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [status, body] = answer(request, new URLSearchParams(Buffer.concat(chunks).toString()));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, intents, refunds, stop: () => server.close() };
}
