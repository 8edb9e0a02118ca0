/** A process that lived this long has not crashed at its start or by its first requests. Milliseconds. */
const STABLE_MS = 10_000;

/** Delay of the replacement of an unstable process; doubles with each further one. Milliseconds. */
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;

/** Consecutive processes that end before they listen, after which none is started any more. */
const MAX_FAILED_STARTS = 5;

/** Creates the record of the crashes of web processes, which decides when they are replaced. */
export function createCrashRecord() {
  let unstable = 0;
  let failedStarts = 0;
  let hasListened = false;
  return {
    /** Records that a process listens. */
    listen() {
      hasListened = true;
      failedStarts = 0;
    },
    /**
     * Records a crash.
     * @param {{ isListening: boolean, ms: number }} process whether it had listened, and its lifetime in ms
     * @returns {number | null} delay of its replacement in ms; null if there should be none, because processes crash at
     *   start repeatedly, or at the very first start
     */
    crash({ isListening, ms }) {
      if (!isListening) failedStarts += 1;
      if (!hasListened || failedStarts >= MAX_FAILED_STARTS) return null;
      unstable = ms < STABLE_MS ? unstable + 1 : 0;
      return unstable === 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (unstable - 1), MAX_DELAY_MS);
    },
  };
}
