// Results of API calls: their response and the changed rows.

/**
 * @import { Books, Change, Charge, Intent, StripeEvent } from "./books.mjs"
 *
 * @typedef {{ status: number, body: object, changes: Change[] }} CallResult
 *
 * @typedef {keyof typeof PREFIX} NumberedTable
 */

const PREFIX = {
  intents: "pi",
  refunds: "re",
  accounts: "acct",
  transfers: "tr",
  reversals: "trr",
  payouts: "po",
  events: "evt",
};

/**
 * @param {number} status
 * @param {string} type
 * @param {string} message
 * @param {string} [code]
 * @returns {CallResult}
 */
export function refuse(status, type, message, code) {
  return { status, body: { error: { type, message, ...(code && { code }) } }, changes: [] };
}

/** @param {string} name */
export const missing = (name) =>
  refuse(404, "invalid_request_error", `No such ${name}`, "resource_missing");

/**
 * @param {object} body
 * @param {Change[]} changes
 * @returns {CallResult}
 */
export const respond = (body, ...changes) => ({ status: 200, body, changes });

/**
 * @param {Books} books
 * @param {NumberedTable} table
 */
export function newId(books, table) {
  return `${PREFIX[table]}_rig_${books[table].size + 1}`;
}

/**
 * Returns the row of a new event about an object.
 * @param {Books} books
 * @param {string} type
 * @param {Intent | Charge} object
 * @returns {["events", StripeEvent]}
 */
export function event(books, type, object, offset = 0) {
  const id = `evt_rig_${books.events.size + 1 + offset}`;
  const created = Math.floor(Date.now() / 1000);
  return ["events", { id, type, created, object, fate: "due" }];
}
