// Runs commands that start processes: one at a time, and their processes end with them, whether by success, failure, a
// signal or the end of npm.
import { Failure } from "./failure.mjs";
import { tryLock } from "./lock.mjs";
import { createProcessManager } from "./process-manager.mjs";
import { commandLine, identify, isRunning, parentOf } from "./processes.mjs";
import { print } from "./progress.mjs";

const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const SHELL = /^(\S*\/)?(ba|da|z|k)?sh /;

/**
 * Calls `onGone` when the npm process that runs this command, or the shell between, has ended. A killed npm passes no
 * signal on.
 * @param {() => void} onGone
 */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = SHELL.test(`${commandLine(parent)} `) ? [parentOf(parent)] : [];
  const identities = [parent, ...above].filter((pid) => pid > 1).map(identify);
  setInterval(() => {
    if (!identities.every(isRunning)) onGone();
  }, 1000).unref();
}

/**
 * Acquires all locks.
 * @param {{ name: string, files: string[], hint: string }} options
 * @throws {Failure} naming the owner of one
 */
function acquireLocks({ name, files, hint }) {
  /** @type {(() => void)[]} */
  const releases = [];
  for (const file of files) {
    const lock = tryLock(file);
    if (lock.release) releases.push(lock.release);
    else {
      for (const release of releases) release();
      throw new Failure(
        `\`${name}\` is already running here (process ${lock.owner}, ${file}). Stop it first, with Ctrl-C or \`kill ${lock.owner}\`.${hint && ` ${hint}`}`,
      );
    }
  }
  return () => {
    for (const release of releases) release();
  };
}

/** @param {unknown} error */
function printFailure(error) {
  const { code = "", path, message, stack } = /** @type {NodeJS.ErrnoException} */ (error);
  const isReadOnly = ["EACCES", "EROFS", "EPERM"].includes(code) && path;
  print();
  if (isReadOnly) print(`This account cannot write to ${path} (${code}).`);
  else print(error instanceof Failure ? message : stack);
}

/**
 * Returns the file of processes beside the first lock, which protects it.
 * @param {string[]} locks
 */
function recordOf([lock]) {
  return lock ? lock.replace(/\.lock$/, ".processes.json") : undefined;
}

/**
 * The process manager of a command; `ready` declares that a signal ends the command regularly from now on, and
 * `handleHangup` that SIGHUP does something else.
 * @typedef {import("./process-manager.mjs").ProcessManager & { ready: () => void,
 *   handleHangup: (handler: () => void) => void }} CommandManager
 */

/**
 * Runs a command and exits with the code that it returns.
 * @param {{ name: string, locks?: string[], hint?: string }} options `locks`: files, each for one process at a time;
 *   `hint`: what to do while another process has one
 * @param {(manager: CommandManager) => number | void | Promise<number | void>} run
 */
export async function runCommand({ name, locks = [], hint = "" }, run) {
  let release = () => {};
  /** @type {CommandManager | undefined} */
  let manager;
  let isReady = false;
  /** @type {(() => void) | undefined} */
  let hangup;

  /** @param {number} code */
  async function end(code) {
    await manager?.close();
    release();
    process.exit(code);
  }

  try {
    release = acquireLocks({ name, files: locks, hint });
    for (const [signal, code] of Object.entries(SIGNAL_CODES)) {
      process.on(signal, () => {
        if (signal === "SIGHUP" && hangup) hangup();
        else void end(isReady ? 0 : code);
      });
    }
    process.on("uncaughtException", (error) => {
      if (manager?.isClosing) return; // caused by the shutdown
      printFailure(error);
      void end(1);
    });
    watchNpm(() => end(1));
    manager = Object.assign(await createProcessManager(recordOf(locks)), {
      ready: () => {
        isReady = true;
      },
      handleHangup: (/** @type {() => void} */ handler) => {
        hangup = handler;
      },
    });
    const code = await run(manager);
    await end(code ?? 0);
  } catch (error) {
    if (manager?.isClosing) return; // caused by the shutdown
    printFailure(error);
    await end(1);
  }
}
