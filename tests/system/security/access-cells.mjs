// The cells of a matrix: who asked for what, what was expected and what came.
import fs from "node:fs";

const AT_ONCE = 8;

/** Runs a job for each item, a few at once, and answers when all are done. */
export async function forAll(items, run) {
  const left = items.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const item of left) await run(item);
  });
  await Promise.all(workers);
}

/** The principals as a list, each with its name. */
export function everybodyOf(principals) {
  return Object.entries(principals).map(([name, principal]) => ({ ...principal, name }));
}

/** Whether somebody is signed in. */
export function isIn({ name }) {
  return name !== "visitor" && name !== "ended";
}

export function createCells() {
  const cells = [];
  return {
    cells,
    /** @param {{ what: string, who: string, status: number, faults: string[] }} cell `faults` is empty where it is as it should be */
    add: (cell) => cells.push(cell),
    mismatches: () =>
      cells
        .filter(({ faults }) => faults.length > 0)
        .map(({ what, who, faults }) => `${what} as ${who}: ${faults.join("; ")}`),
    /** Writes all of it to a file, a line each. */
    save: (file) => fs.writeFileSync(file, cells.map((one) => `${JSON.stringify(one)}\n`).join("")),
  };
}
