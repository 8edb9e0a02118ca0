// Progress in a few lines: what is being done, what came of it, how long it took.
const WIDTH = 14;

// A reader that went away (a closed terminal, `| head`) must not end a command half-way.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

let openLine = false;

/** Prints one line, below a step that is still open. */
export function say(line = "") {
  process.stdout.write(`${openLine ? "\n" : ""}${line}\n`);
  openLine = false;
}

/** "412 ms" or "12.3 s". */
export function duration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Does one step of a command and tells of it in one line.
 * @template T
 * @param {string} name what the line begins with
 * @param {string} doing shown while it runs
 * @param {() => T | Promise<T>} run
 * @param {(result: T) => string} [tell] what came of it; a step that answers a string tells it itself
 * @returns {Promise<T>}
 */
export async function step(name, doing, run, tell = (result) => String(result ?? "done")) {
  process.stdout.write(`${name.padEnd(WIDTH)} ${doing} … `);
  openLine = true;
  const start = performance.now();
  try {
    const result = await run();
    process.stdout.write(`${openLine ? "" : " ".repeat(WIDTH + 1)}${tell(result)}`);
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
 * Does a step beside others and reports it in one line at its end.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @returns {Promise<T>} that may be awaited later: a failure is not an unhandled rejection meanwhile
 */
export function background(name, run) {
  const start = performance.now();
  const report = (outcome) =>
    say(`${name.padEnd(WIDTH)} ${outcome}, ${duration(performance.now() - start)}`);
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
