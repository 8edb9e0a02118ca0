// Record of the operations sent to the shop, each with its outcome: ok, failed or unknown.
import fs from "node:fs";

/**
 * @typedef {"ok" | "fail" | "unknown"} Outcome
 *
 * @typedef {{ productId: number, variantId?: number, quantity: number }} CartItem
 *
 * @typedef {{ status: number, text: string, ms: number }} TimedResponse
 *
 * @typedef {object} Results of operations that a check reads
 * @property {{ orderId: number, clientSecret: string, amount: number }} place
 * @property {{ id: number }} post
 * @property {{ id: number }} reply
 * @property {{ viewCount: number }} view
 *
 * @typedef {ReturnType<typeof createHistory>} History
 */

/**
 * @template {string} Op
 * @typedef {{ op: Op, key: string, postId?: number, intentId?: string }} Subject of an operation
 */

/**
 * @template {string} Op
 * @typedef {Subject<Op> & { invoke: number, complete: number | null, status: number, ms: number, text: string } &
 *   ({ outcome: "ok", result: Op extends keyof Results ? Results[Op] : unknown } |
 *   { outcome: "fail" | "unknown", result: null })} Operation
 */

/**
 * @template {string} Op
 * @typedef {Operation<Op> & { outcome: "ok" }} AcknowledgedOperation
 */

/**
 * Returns the outcome of a status. Without a response or with a 5xx it is unknown.
 * @param {number} status
 * @returns {Outcome}
 */
function outcomeOf(status) {
  if (status >= 200 && status < 300) return "ok";
  return status >= 400 && status < 500 ? "fail" : "unknown";
}

/**
 * @template {string} Op
 * @param {Operation<Op>} operation
 * @returns {operation is AcknowledgedOperation<Op>}
 */
export const isAcknowledged = (operation) => operation.outcome === "ok";

/**
 * Returns the key of a buyer and a cart. Each pair is bought once in a run.
 * @param {number} buyerId
 * @param {readonly CartItem[]} items
 */
export function keyOf(buyerId, items) {
  const lines = [...items].sort((line, other) => line.productId - other.productId);
  return `${buyerId}:${lines.map((line) => `${line.productId}x${line.quantity}`).join(",")}`;
}

export function createHistory() {
  /** @type {Operation<string>[]} */
  const operations = [];

  return {
    operations,
    /**
     * Runs an operation and records its outcome, which is unknown until then.
     * @template {string} Op
     * @param {Subject<Op>} subject
     * @param {() => Promise<TimedResponse>} run
     * @returns {Promise<Operation<Op>>}
     */
    async record(subject, run) {
      /** @type {Operation<string>} */
      const operation = {
        ...subject,
        invoke: performance.now(),
        complete: null,
        outcome: "unknown",
        status: 0,
        ms: 0,
        result: null,
        text: "",
      };
      operations.push(operation);
      const { status, text, ms } = await run();
      const outcome = outcomeOf(status);
      const result = outcome === "ok" ? JSON.parse(text || "{}") : null;
      const complete = performance.now();
      const response = { complete, status, ms, outcome, result, text };
      return /** @type {Operation<Op>} */ (Object.assign(operation, response));
    },
    /**
     * @template {string} Op
     * @param {Op} op
     */
    ofKind: (op) =>
      /** @type {Operation<Op>[]} */ (operations.filter((operation) => operation.op === op)),
    /**
     * Writes one line of JSON per operation.
     * @param {string} file
     */
    save(file) {
      const lines = operations.map((operation) => `${JSON.stringify(operation)}\n`);
      fs.writeFileSync(file, lines.join(""));
    },
  };
}

/**
 * Returns the percentile `fraction`, from 0 to 1, of a list of numbers.
 * @param {readonly number[]} numbers
 * @param {number} fraction
 */
export function percentile(numbers, fraction) {
  const sorted = [...numbers].sort((number, other) => number - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;
}
