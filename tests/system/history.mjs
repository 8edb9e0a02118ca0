// What was asked of the shop and what is known of it: done, refused, or nobody can say.
import fs from "node:fs";

/**
 * @typedef {"ok" | "fail" | "unknown"} Outcome
 * @typedef {{ op: string, key: string, invoke: number, complete: number | null, outcome: Outcome, status: number,
 *   ms: number, result: object | null, text: string }} Operation
 */

/** No answer and a failure of the server leave open whether it happened. @returns {Outcome} */
function outcomeOf(status) {
  if (status >= 200 && status < 300) return "ok";
  return status >= 400 && status < 500 ? "fail" : "unknown";
}

/** Names what somebody wants to buy: each pair of buyer and cart is bought once in a run. */
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
     * Does something and writes down how it went; it stands as unknown until then.
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
    /** Writes all of it to a file, a line each. */
    save(file) {
      fs.writeFileSync(file, operations.map((one) => `${JSON.stringify(one)}\n`).join(""));
    },
  };
}

/** The value that so large a part of the numbers does not exceed. */
export function percentile(numbers, part) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
