// Rows of the fake Stripe in an append-only file, one line per change. They survive the process.
import fs from "node:fs";

/**
 * @typedef {"requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled"} IntentStatus
 *
 * @typedef {object} Intent
 * @property {string} id
 * @property {"payment_intent"} object
 * @property {number} amount
 * @property {number} amount_received
 * @property {string | undefined} currency
 * @property {IntentStatus} status
 * @property {string} client_secret
 * @property {{ orderId: string }} metadata
 * @property {number} refunded
 *
 * @typedef {object} Refund
 * @property {string} id
 * @property {"refund"} object
 * @property {string} payment_intent
 * @property {number} amount
 * @property {string | undefined} currency
 * @property {"succeeded"} status
 * @property {Record<string, string>} metadata
 *
 * @typedef {object} AccountRow of an account, a transfer or a payout
 * @property {string} id
 * @property {string} object
 * @property {string | null} account
 * @property {number} amount
 * @property {string} currency
 * @property {string | null} destination
 * @property {string | null} transfer_group
 * @property {number} amount_reversed
 * @property {boolean} reversed
 * @property {Record<string, string>} metadata
 * @property {"pending" | "succeeded"} status
 * @property {null} failure_code
 *
 * @typedef {{ id: string, object: "transfer_reversal", transfer: string, amount: number }} Reversal
 *
 * @typedef {object} Charge that a refund changes
 * @property {string} id
 * @property {"charge"} object
 * @property {string} payment_intent
 * @property {number} amount
 * @property {number} amount_refunded
 *
 * @typedef {{ id: string, fingerprint: string, status: number, body: object, at: number }} CachedResponse by
 *   idempotency key
 *
 * @typedef {object} StripeEvent with its delivery state
 * @property {string} id
 * @property {string} type
 * @property {number} created in seconds
 * @property {Intent | Charge} object
 * @property {"due" | "delivered" | "lost"} fate
 *
 * @typedef {object} Tables
 * @property {Intent} intents
 * @property {Refund} refunds
 * @property {AccountRow} accounts
 * @property {AccountRow} transfers
 * @property {Reversal} reversals
 * @property {AccountRow} payouts
 * @property {CachedResponse} keys
 * @property {StripeEvent} events
 *
 * @typedef {{ [Table in keyof Tables]: [table: Table, row: Tables[Table]] }[keyof Tables]} Change
 *
 * @typedef {{ [Table in keyof Tables]: Map<string, Tables[Table]> }} RowsById
 *
 * @typedef {{ [Table in Exclude<keyof Tables, "keys">]: Tables[Table][] }} StripeRows
 *
 * @typedef {ReturnType<typeof openBooks>} Books
 */

/**
 * Returns the complete lines of a file. A partial last line was never acknowledged, and is removed.
 * @param {string} file
 */
function readLines(file) {
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) fs.truncateSync(file, Buffer.byteLength(whole));
  return whole.split("\n").filter(Boolean);
}

/** @returns {RowsById} */
function createTables() {
  return {
    intents: new Map(),
    refunds: new Map(),
    accounts: new Map(),
    transfers: new Map(),
    reversals: new Map(),
    payouts: new Map(),
    keys: new Map(),
    events: new Map(),
  };
}

/**
 * Opens a file of rows, and creates it if it is missing.
 * @param {string} file
 */
export function openBooks(file) {
  const tables = createTables();
  /**
   * @template {keyof Tables} Table
   * @param {[Table, Tables[Table]]} change
   */
  const set = ([table, row]) => tables[table].set(row.id, row);
  /** @param {Change[]} changes */
  const apply = (changes) => {
    for (const change of changes) set(change);
  };
  for (const line of readLines(file)) apply(JSON.parse(line));
  const descriptor = fs.openSync(file, "a");

  return {
    ...tables,
    /**
     * Writes all of the rows or none, before the response is sent.
     * @param {Change[]} changes
     */
    commit(...changes) {
      if (changes.length === 0) return;
      fs.writeSync(descriptor, `${JSON.stringify(changes)}\n`);
      apply(changes);
    },
    /** Returns all rows except cached responses, for comparison with the shop's. */
    read() {
      const { keys: _, ...rows } = tables;
      const lists = Object.entries(rows).map(([table, byId]) => [table, [...byId.values()]]);
      return /** @type {StripeRows} */ (Object.fromEntries(lists));
    },
  };
}
