// Progress output of commands: each step with its result and duration.
const WIDTH = 14;

// A closed output (terminal, `| head`) must not end a command half-way.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

let openLine = false;

/** Prints one line, below an unfinished step. */
export function print(line = "") {
  process.stdout.write(`${openLine ? "\n" : ""}${line}\n`);
  openLine = false;
}

/** Formats a duration: "412 ms" or "12.3 s". */
export function duration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Runs one step of a command and reports it in one line.
 * @template T
 * @param {string} name start of the line
 * @param {string} doing shown while it runs
 * @param {() => T | Promise<T>} run
 * @param {(result: T) => string} [describe] returns the text of the result; by default the result itself
 * @returns {Promise<T>}
 */
export async function step(name, doing, run, describe = (result) => String(result ?? "done")) {
  process.stdout.write(`${name.padEnd(WIDTH)} ${doing} … `);
  openLine = true;
  const start = performance.now();
  try {
    const result = await run();
    process.stdout.write(`${openLine ? "" : " ".repeat(WIDTH + 1)}${describe(result)}`);
    process.stdout.write(`, ${duration(performance.now() - start)}\n`);
    openLine = false;
    return result;
  } catch (error) {
    if (openLine) process.stdout.write("failed\n");
    openLine = false;
    throw error;
  }
}

/**
 * Runs a step in the background and reports it in one line at its end.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @returns {Promise<T>} may be awaited later; a failure does not count as unhandled
 */
export function background(name, run) {
  const start = performance.now();
  const report = (outcome) =>
    print(`${name.padEnd(WIDTH)} ${outcome}, ${duration(performance.now() - start)}`);
  const running = run().then(
    (result) => {
      report("done");
      return result;
    },
    (error) => {
      report("failed");
      throw error;
    },
  );
  running.catch(() => {});
  return running;
}
