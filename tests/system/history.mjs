// Record of the operations sent to the shop, each with its outcome: ok, failed or unknown.
import fs from "node:fs";

/**
 * @typedef {"ok" | "fail" | "unknown"} Outcome
 * @typedef {{ op: string, key: string, invoke: number, complete: number | null, outcome: Outcome, status: number,
 *   ms: number, result: object | null, text: string }} Operation
 */

/** Returns the outcome of a status. Without a response or with a 5xx it is unknown. @returns {Outcome} */
function outcomeOf(status) {
  if (status >= 200 && status < 300) return "ok";
  return status >= 400 && status < 500 ? "fail" : "unknown";
}

/** Returns the key of a buyer and a cart. Each pair is bought once in a run. */
export function keyOf(buyerId, items) {
  const lines = [...items].sort((one, other) => one.productId - other.productId);
  return `${buyerId}:${lines.map((line) => `${line.productId}x${line.quantity}`).join(",")}`;
}

export function createHistory() {
  /** @type {Operation[]} */
  const operations = [];

  return {
    operations,
    /**
     * Runs an operation and records its outcome, which is unknown until then.
     * @param {{ op: string, key: string }} what
     * @param {() => Promise<{ status: number, text: string, ms: number }>} run
     * @returns {Promise<Operation>}
     */
    async record(what, run) {
      const operation = {
        ...what,
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
      return Object.assign(operation, { complete, status, ms, outcome, result, text });
    },
    ofKind: (op) => operations.filter((one) => one.op === op),
    /** Writes one line of JSON per operation. */
    save(file) {
      fs.writeFileSync(file, operations.map((one) => `${JSON.stringify(one)}\n`).join(""));
    },
  };
}

/** Returns the percentile `part`, from 0 to 1, of a list of numbers. */
export function percentile(numbers, part) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
