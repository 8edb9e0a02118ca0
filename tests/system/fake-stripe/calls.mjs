// Effects of each API call on the rows. Calls return their changes synchronously.
import { randomBytes } from "node:crypto";

const PREFIX = {
  intents: "pi",
  refunds: "re",
  accounts: "acct",
  transfers: "tr",
  reversals: "trr",
  payouts: "po",
  events: "evt",
};

const OPEN = ["requires_payment_method", "requires_action", "processing"];
const DECLINED = "pm_card_chargeDeclined";

function refuse(status, type, message, code) {
  return { status, body: { error: { type, message, ...(code && { code }) } }, changes: [] };
}

const missing = (what) =>
  refuse(404, "invalid_request_error", `No such ${what}`, "resource_missing");

const respond = (body, ...changes) => ({ status: 200, body, changes });

function newId(books, table) {
  return `${PREFIX[table]}_rig_${books[table].size + 1}`;
}

/** Returns the row of a new event about an object. */
function event(books, type, object, offset = 0) {
  const id = `evt_rig_${books.events.size + 1 + offset}`;
  const created = Math.floor(Date.now() / 1000);
  return ["events", { id, type, created, object, fate: "due" }];
}

function createIntent({ books, form }) {
  const amount = Number(form.amount);
  if (!Number.isInteger(amount) || amount < 50) {
    return refuse(400, "invalid_request_error", "Invalid amount", "amount_too_small");
  }
  const id = newId(books, "intents");
  const intent = {
    id,
    object: "payment_intent",
    amount,
    amount_received: 0,
    currency: form.currency,
    status: "requires_payment_method",
    client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    metadata: { orderId: form["metadata[orderId]"] ?? "" },
    refunded: 0,
  };
  const created = event(books, "payment_intent.created", intent);
  return respond(intent, ["intents", intent], created);
}

/** Confirms an intent as Stripe's card form does in the buyer's browser. */
function confirmIntent({ books, form }, intent) {
  if (form.client_secret !== intent.client_secret) return missing("payment_intent");
  if (!OPEN.includes(intent.status)) return unexpectedState(intent);
  if (form.payment_method === DECLINED) {
    const open = { ...intent, status: "requires_payment_method" };
    const failed = event(books, "payment_intent.payment_failed", open);
    const declined = refuse(402, "card_error", "Your card was declined.", "card_declined");
    return { ...declined, changes: [["intents", open], failed] };
  }
  const processing = { ...intent, status: "processing" };
  const paid = { ...intent, status: "succeeded", amount_received: intent.amount };
  return respond(
    paid,
    ["intents", paid],
    event(books, "payment_intent.processing", processing),
    event(books, "payment_intent.succeeded", paid, 1),
  );
}

function cancelIntent({ books }, intent) {
  if (!OPEN.includes(intent.status)) return unexpectedState(intent);
  const canceled = { ...intent, status: "canceled" };
  return respond(
    canceled,
    ["intents", canceled],
    event(books, "payment_intent.canceled", canceled),
  );
}

function unexpectedState({ status }) {
  const message = `This PaymentIntent has a status of ${status}.`;
  return refuse(400, "invalid_request_error", message, "payment_intent_unexpected_state");
}

function createRefund({ books, form }) {
  const intent = books.intents.get(form.payment_intent);
  if (!intent) return missing("payment_intent");
  const amount = Number(form.amount ?? intent.amount);
  if (intent.status !== "succeeded" || intent.refunded + amount > intent.amount) {
    const message = "Refund amount is greater than what is left of the charge";
    return refuse(400, "invalid_request_error", message, "charge_already_refunded");
  }
  const refund = {
    id: newId(books, "refunds"),
    object: "refund",
    payment_intent: intent.id,
    amount,
    currency: intent.currency,
    status: "succeeded",
    metadata: metadataOf(form),
  };
  const changed = { ...intent, refunded: intent.refunded + amount };
  const charge = {
    id: `ch_${intent.id}`,
    object: "charge",
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: changed.refunded,
  };
  return respond(
    refund,
    ["refunds", refund],
    ["intents", changed],
    event(books, "charge.refunded", charge),
  );
}

/** Creates an account, transfer or payout from the request. Bank numbers are not stored. */
function create(table, object) {
  return ({ books, form, account }) => {
    const row = {
      id: newId(books, table),
      object,
      account,
      amount: Number(form.amount ?? 0),
      currency: form.currency ?? "usd",
      destination: form.destination ?? null,
      transfer_group: form.transfer_group ?? null,
      amount_reversed: 0,
      reversed: false,
      metadata: metadataOf(form),
      status: table === "payouts" ? "pending" : "succeeded",
      failure_code: null,
    };
    return respond(row, [table, row]);
  };
}

const read = (_, row) => respond(row);

/** Returns the values of "metadata[name]" fields. */
function metadataOf(form) {
  const entries = Object.entries(form).flatMap(([field, value]) => {
    const name = /^metadata\[(.+)\]$/.exec(field)?.[1];
    return name ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Lists the rows of a table that match a query and belong to the calling account. */
function list(table, filter) {
  return ({ books, query, account }) => {
    const wanted = query.get(filter);
    const data = [...books[table].values()].filter(
      (row) => (row.account ?? null) === account && (wanted === null || row[filter] === wanted),
    );
    return respond({ object: "list", data, has_more: false });
  };
}

function reverseTransfer({ books, form }, transfer) {
  const amount = Number(form.amount ?? transfer.amount);
  const back = transfer.amount_reversed + amount;
  if (back > transfer.amount) {
    return refuse(
      400,
      "invalid_request_error",
      "Reversal exceeds the transfer",
      "amount_too_large",
    );
  }
  const reversal = {
    id: newId(books, "reversals"),
    object: "transfer_reversal",
    transfer: transfer.id,
    amount,
  };
  const changed = { ...transfer, amount_reversed: back, reversed: back === transfer.amount };
  return respond(reversal, ["reversals", reversal], ["transfers", changed]);
}

/** Supported calls by method, resource and verb, with their table. */
const CALLS = {
  "POST payment_intents": { kind: "intents.create", run: createIntent },
  "GET payment_intents id": { kind: "intents.retrieve", table: "intents", run: read },
  "POST payment_intents id confirm": {
    kind: "intents.confirm",
    table: "intents",
    run: confirmIntent,
  },
  "POST payment_intents id cancel": { kind: "intents.cancel", table: "intents", run: cancelIntent },
  "POST refunds": { kind: "refunds.create", run: createRefund },
  "GET refunds": { kind: "refunds.list", run: list("refunds", "payment_intent") },
  "GET transfers": { kind: "transfers.list", run: list("transfers", "transfer_group") },
  "GET transfers id": { kind: "transfers.retrieve", table: "transfers", run: read },
  "POST transfers id reversals": {
    kind: "transfers.reverse",
    table: "transfers",
    run: reverseTransfer,
  },
  "GET payouts": { kind: "payouts.list", run: list("payouts", "status") },
  "GET refunds id": { kind: "refunds.retrieve", table: "refunds", run: read },
  "POST accounts": { kind: "accounts.create", run: create("accounts", "account") },
  "GET accounts id": { kind: "accounts.retrieve", table: "accounts", run: read },
  "POST transfers": { kind: "transfers.create", run: create("transfers", "transfer") },
  "POST payouts": { kind: "payouts.create", run: create("payouts", "payout") },
  "GET payouts id": { kind: "payouts.retrieve", table: "payouts", run: read },
};

/** Returns the call of a request, or null. */
export function findCall(method, path) {
  const [, version, resource, id, verb] = path.split("/");
  if (version !== "v1") return null;
  const call = CALLS[[method, resource, id && "id", verb].filter(Boolean).join(" ")];
  return call ? { ...call, id } : null;
}

/**
 * @param {{ books: object, form: Record<string, string>, query: URLSearchParams, account: string | null }} input
 * @returns {{ status: number, body: object, changes: [string, object][] }}
 */
export function perform({ id, table, run }, input) {
  if (!table) return run(input);
  const row = input.books[table].get(id);
  return row ? run(input, row) : missing(table);
}
