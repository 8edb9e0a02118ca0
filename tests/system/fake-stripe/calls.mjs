// Effects of each API call on the rows. Calls return their changes synchronously.
import { randomBytes } from "node:crypto";

import { event, missing, newId, refuse, respond } from "./call-results.mjs";

/**
 * @import { AccountRow, Books, Charge, Intent, Refund, Reversal, RowsById, Tables } from "./books.mjs"
 * @import { CallResult, NumberedTable } from "./call-results.mjs"
 *
 * @typedef {Record<string, string>} Form
 *
 * @typedef {{ books: Books, form: Form, query: URLSearchParams, account: string | null }} CallInput
 *
 * @typedef {{ kind: string, run: (input: CallInput, id: string | undefined) => CallResult }} Call
 */

/** @type {Intent["status"][]} */
const OPEN = ["requires_payment_method", "requires_action", "processing"];
const DECLINED = "pm_card_chargeDeclined";

/** @param {CallInput} input */
function createIntent({ books, form }) {
  const amount = Number(form.amount);
  if (!Number.isInteger(amount) || amount < 50) {
    return refuse(400, "invalid_request_error", "Invalid amount", "amount_too_small");
  }
  const id = newId(books, "intents");
  /** @type {Intent} */
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

/**
 * Confirms an intent as Stripe's card form does in the buyer's browser.
 * @param {CallInput} input
 * @param {Intent} intent
 * @returns {CallResult}
 */
function confirmIntent({ books, form }, intent) {
  if (form.client_secret !== intent.client_secret) return missing("payment_intent");
  if (!OPEN.includes(intent.status)) return unexpectedState(intent);
  if (form.payment_method === DECLINED) {
    /** @type {Intent} */
    const open = { ...intent, status: "requires_payment_method" };
    const failed = event(books, "payment_intent.payment_failed", open);
    const declined = refuse(402, "card_error", "Your card was declined.", "card_declined");
    return { ...declined, changes: [["intents", open], failed] };
  }
  /** @type {Intent} */
  const processing = { ...intent, status: "processing" };
  /** @type {Intent} */
  const paid = { ...intent, status: "succeeded", amount_received: intent.amount };
  return respond(
    paid,
    ["intents", paid],
    event(books, "payment_intent.processing", processing),
    event(books, "payment_intent.succeeded", paid, 1),
  );
}

/**
 * @param {CallInput} input
 * @param {Intent} intent
 */
function cancelIntent({ books }, intent) {
  if (!OPEN.includes(intent.status)) return unexpectedState(intent);
  /** @type {Intent} */
  const canceled = { ...intent, status: "canceled" };
  return respond(
    canceled,
    ["intents", canceled],
    event(books, "payment_intent.canceled", canceled),
  );
}

/** @param {Intent} intent */
function unexpectedState({ status }) {
  const message = `This PaymentIntent has a status of ${status}.`;
  return refuse(400, "invalid_request_error", message, "payment_intent_unexpected_state");
}

/** @param {CallInput} input */
function createRefund({ books, form }) {
  const intent = books.intents.get(form.payment_intent ?? "");
  if (!intent) return missing("payment_intent");
  const amount = Number(form.amount ?? intent.amount);
  if (intent.status !== "succeeded" || intent.refunded + amount > intent.amount) {
    const message = "Refund amount is greater than what is left of the charge";
    return refuse(400, "invalid_request_error", message, "charge_already_refunded");
  }
  /** @type {Refund} */
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
  /** @type {Charge} */
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

/**
 * Creates an account, transfer or payout from the request. Bank numbers are not stored.
 * @param {"accounts" | "transfers" | "payouts"} table
 * @param {string} object
 * @returns {Call["run"]}
 */
function create(table, object) {
  return ({ books, form, account }) => {
    /** @type {AccountRow} */
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

/**
 * Calls `run` with the row of the id in the path.
 * @template {NumberedTable} Table
 * @param {Table} table
 * @param {(input: CallInput, row: Tables[Table]) => CallResult} run
 * @returns {Call["run"]}
 */
function onRow(table, run) {
  return (input, id = "") => {
    /** @type {RowsById} */
    const rows = input.books;
    const row = rows[table].get(id);
    return row ? run(input, row) : missing(table);
  };
}

/** @param {NumberedTable} table */
const read = (table) => onRow(table, (_, row) => respond(row));

/**
 * Returns the values of "metadata[name]" fields.
 * @param {Form} form
 * @returns {Record<string, string>}
 */
function metadataOf(form) {
  const entries = Object.entries(form).flatMap(([field, value]) => {
    const name = /^metadata\[(.+)\]$/.exec(field)?.[1];
    return name ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Lists the rows of a table that match a query and belong to the calling account.
 * @param {NumberedTable} table
 * @param {string} filter
 * @returns {Call["run"]}
 */
function list(table, filter) {
  return ({ books, query, account }) => {
    const value = query.get(filter);
    /** @type {Record<string, unknown>[]} */
    const rows = [...books[table].values()];
    const data = rows.filter(
      (row) => (row.account ?? null) === account && (value === null || row[filter] === value),
    );
    return respond({ object: "list", data, has_more: false });
  };
}

/**
 * @param {CallInput} input
 * @param {AccountRow} transfer
 */
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
  /** @type {Reversal} */
  const reversal = {
    id: newId(books, "reversals"),
    object: "transfer_reversal",
    transfer: transfer.id,
    amount,
  };
  const changed = { ...transfer, amount_reversed: back, reversed: back === transfer.amount };
  return respond(reversal, ["reversals", reversal], ["transfers", changed]);
}

/**
 * Supported calls by method, resource and verb.
 * @type {Record<string, Call>}
 */
const CALLS = {
  "POST payment_intents": { kind: "intents.create", run: createIntent },
  "GET payment_intents id": { kind: "intents.retrieve", run: read("intents") },
  "POST payment_intents id confirm": {
    kind: "intents.confirm",
    run: onRow("intents", confirmIntent),
  },
  "POST payment_intents id cancel": { kind: "intents.cancel", run: onRow("intents", cancelIntent) },
  "POST refunds": { kind: "refunds.create", run: createRefund },
  "GET refunds": { kind: "refunds.list", run: list("refunds", "payment_intent") },
  "GET transfers": { kind: "transfers.list", run: list("transfers", "transfer_group") },
  "GET transfers id": { kind: "transfers.retrieve", run: read("transfers") },
  "POST transfers id reversals": {
    kind: "transfers.reverse",
    run: onRow("transfers", reverseTransfer),
  },
  "GET payouts": { kind: "payouts.list", run: list("payouts", "status") },
  "GET refunds id": { kind: "refunds.retrieve", run: read("refunds") },
  "POST accounts": { kind: "accounts.create", run: create("accounts", "account") },
  "GET accounts id": { kind: "accounts.retrieve", run: read("accounts") },
  "POST transfers": { kind: "transfers.create", run: create("transfers", "transfer") },
  "POST payouts": { kind: "payouts.create", run: create("payouts", "payout") },
  "GET payouts id": { kind: "payouts.retrieve", run: read("payouts") },
};

/**
 * Returns the call of a request, or null.
 * @param {string} method
 * @param {string} path
 * @returns {{ kind: string, run: (input: CallInput) => CallResult } | null}
 */
export function findCall(method, path) {
  const [, version, resource, id, verb] = path.split("/");
  if (version !== "v1") return null;
  const call = CALLS[[method, resource, id && "id", verb].filter(Boolean).join(" ")];
  return call ? { kind: call.kind, run: (input) => call.run(input, id) } : null;
}
