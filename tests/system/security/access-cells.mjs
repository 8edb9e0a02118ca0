// Cells of an access matrix: caller, request, and the faults of the response.
import fs from "node:fs";

const AT_ONCE = 8;

/** Runs a job for each item with limited concurrency. */
export async function forAll(items, run) {
  const left = items.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const item of left) await run(item);
  });
  await Promise.all(workers);
}

/** Returns the principals as a list, each with its name. */
export function listPrincipals(principals) {
  return Object.entries(principals).map(([name, principal]) => ({ ...principal, name }));
}

/** Whether the principal has a valid session. */
export function isSignedIn({ name }) {
  return name !== "visitor" && name !== "ended";
}

export function createCells() {
  const cells = [];
  return {
    cells,
    /**
     * @param {{ what: string, who: string, status: number, faults: string[] }} cell `faults` is empty if the response
     *   is correct
     */
    add: (cell) => cells.push(cell),
    mismatches: () =>
      cells
        .filter(({ faults }) => faults.length > 0)
        .map(({ what, who, faults }) => `${what} as ${who}: ${faults.join("; ")}`),
    /** Writes one line of JSON per cell. */
    save: (file) => fs.writeFileSync(file, cells.map((one) => `${JSON.stringify(one)}\n`).join("")),
  };
}
