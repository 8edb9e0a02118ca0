// Runs commands that start processes: one at a time, and their processes end with them, whether by success, failure, a
// signal or the end of npm.
import { Failure } from "./failure.mjs";
import { tryLock } from "./lock.mjs";
import { createProcessManager } from "./process-manager.mjs";
import { commandLine, identify, isStill, parentOf } from "./processes.mjs";
import { print } from "./progress.mjs";

const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const SHELL = /^(\S*\/)?(ba|da|z|k)?sh /;

/**
 * Calls `onGone` when the npm process that runs this command, or the shell between, has ended. A killed npm passes no
 * signal on.
 */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = SHELL.test(`${commandLine(parent)} `) ? [parentOf(parent)] : [];
  const watched = [parent, ...above].filter((pid) => pid > 1).map(identify);
  setInterval(() => {
    if (!watched.every(isStill)) onGone();
  }, 1000).unref();
}

/** Acquires all locks. @throws {Failure} naming the owner of one */
function takeLocks({ name, files, hint }) {
  const taken = [];
  for (const file of files) {
    const lock = tryLock(file);
    if (lock.release) taken.push(lock.release);
    else {
      for (const release of taken) release();
      throw new Failure(
        `\`${name}\` is already running here (process ${lock.owner}, ${file}). Stop it first, with Ctrl-C or \`kill ${lock.owner}\`.${hint && ` ${hint}`}`,
      );
    }
  }
  return () => {
    for (const release of taken) release();
  };
}

function printFailure(error) {
  const isClosed = ["EACCES", "EROFS", "EPERM"].includes(error.code) && error.path;
  print();
  if (isClosed) print(`This account cannot write to ${error.path} (${error.code}).`);
  else print(error instanceof Failure ? error.message : error.stack);
}

/** Returns the file of processes beside the first lock, which protects it. */
function recordOf([lock]) {
  return lock ? lock.replace(/\.lock$/, ".processes.json") : undefined;
}

/**
 * Runs a command and exits with the code that it returns.
 * @param {{ name: string, locks?: string[], hint?: string }} options `locks`: files, each for one process at a time; `hint`:
 *   what to do while another process has one
 * @param {(keeper: Awaited<ReturnType<typeof createProcessManager>>) => Promise<number | void>} run
 */
export async function runCommand({ name, locks = [], hint = "" }, run) {
  let release = () => {};
  let keeper;
  let isReady = false;

  async function end(code) {
    await keeper?.close();
    release();
    process.exit(code);
  }

  try {
    release = takeLocks({ name, files: locks, hint });
    for (const [signal, code] of Object.entries(SIGNAL_CODES)) {
      process.on(signal, () => end(isReady ? 0 : code));
    }
    process.on("uncaughtException", (error) => {
      if (keeper?.isClosing) return; // caused by the shutdown
      printFailure(error);
      void end(1);
    });
    watchNpm(() => end(1));
    keeper = await createProcessManager(recordOf(locks));
    keeper.ready = () => {
      isReady = true;
    };
    const code = await run(keeper);
    await end(code ?? 0);
  } catch (error) {
    if (keeper?.isClosing) return; // caused by the shutdown
    printFailure(error);
    await end(1);
  }
}
