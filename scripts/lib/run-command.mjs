// The frame of every command that starts something: one at a time, and whatever ends it (its own end, a failure, a
// signal, the end of npm) ends what it started.
import { Failure } from "./failure.mjs";
import { tryLock } from "./lock.mjs";
import { createProcessManager } from "./process-manager.mjs";
import { commandLine, identify, isStill, parentOf } from "./processes.mjs";
import { say } from "./progress.mjs";

const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const SHELL = /^(\S*\/)?(ba|da|z|k)?sh /;

/**
 * npm passes signals on, but can't when it is killed; then its children must notice. Calls `onGone` when the npm
 * that runs us, or the shell between, is no more.
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

/** Takes every lock or says who has one. */
function takeLocks(name, files) {
  const taken = [];
  for (const file of files) {
    const lock = tryLock(file);
    if (lock.release) taken.push(lock.release);
    else {
      for (const release of taken) release();
      throw new Failure(
        `\`${name}\` is already running here (process ${lock.owner}, ${file}). Stop it first, with Ctrl-C or \`kill ${lock.owner}\`.`,
      );
    }
  }
  return () => {
    for (const release of taken) release();
  };
}

function tellFailure(error) {
  const isClosed = ["EACCES", "EROFS", "EPERM"].includes(error.code) && error.path;
  say();
  if (isClosed) say(`${error.path} cannot be written by this account (${error.code}).`);
  else say(error instanceof Failure ? error.message : error.stack);
}

/** Beside the first lock: who has the lock has the record. */
function recordOf([lock]) {
  return lock ? lock.replace(/\.lock$/, ".processes.json") : undefined;
}

/**
 * Runs a command to its end and exits with the code it answers.
 * @param {{ name: string, locks?: string[] }} house `locks`: what one process at a time may do
 * @param {(keeper: Awaited<ReturnType<typeof createProcessManager>>) => Promise<number | void>} run
 */
export async function runCommand({ name, locks = [] }, run) {
  let release = () => {};
  let keeper;
  let isReady = false;

  async function end(code) {
    await keeper?.close();
    release();
    process.exit(code);
  }

  try {
    release = takeLocks(name, locks);
    for (const [signal, code] of Object.entries(SIGNAL_CODES)) {
      process.on(signal, () => end(isReady ? 0 : code));
    }
    process.on("uncaughtException", (error) => {
      if (keeper?.isClosing) return; // of what we are ending
      tellFailure(error);
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
    if (keeper?.isClosing) return; // we ended what it waited for
    tellFailure(error);
    await end(1);
  }
}
