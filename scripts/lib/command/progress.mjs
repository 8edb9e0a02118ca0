// Progress output of commands: each step with its result and duration.
const WIDTH = 14;

// A closed output (terminal, `| head`) must not end a command half-way.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

let hasOpenLine = false;

/** Prints one line, below an unfinished step. */
export function print(line = "") {
  process.stdout.write(`${hasOpenLine ? "\n" : ""}${line}\n`);
  hasOpenLine = false;
}

/**
 * Formats a duration: "412 ms" or "12.3 s".
 * @param {number} ms
 */
export function duration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Runs one step of a command and reports it in one line.
 * @template T
 * @param {string} name start of the line
 * @param {string} activity shown while it runs
 * @param {() => T | Promise<T>} run
 * @param {(result: T) => string} [describe] returns the text of the result; by default the result itself
 * @returns {Promise<T>}
 */
export async function step(name, activity, run, describe = (result) => String(result ?? "done")) {
  process.stdout.write(`${name.padEnd(WIDTH)} ${activity} … `);
  hasOpenLine = true;
  const start = performance.now();
  try {
    const result = await run();
    process.stdout.write(`${hasOpenLine ? "" : " ".repeat(WIDTH + 1)}${describe(result)}`);
    process.stdout.write(`, ${duration(performance.now() - start)}\n`);
    hasOpenLine = false;
    return result;
  } catch (error) {
    if (hasOpenLine) process.stdout.write("failed\n");
    hasOpenLine = false;
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
  /** @param {string} outcome */
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
