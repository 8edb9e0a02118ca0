import os from "node:os";

import { Failure } from "../command/failure.mjs";

const MAX_BY_DEFAULT = 4;

/** Memory of a process: its heap, the response cache, and the buffers of both. Bytes. */
const PROCESS_BYTES = 768 * 1024 * 1024;

/** Returns the memory of this machine or, if it is less, of its container. Bytes. */
function availableMemory() {
  const total = os.totalmem();
  // 0 without a limit.
  return Math.min(total, process.constrainedMemory() || total);
}

/**
 * Returns the number of web processes: WEB_PROCESSES, or one for each core and each 768 MB of memory, up to four.
 * @param {import("../command/processes.mjs").Environment} env
 * @param {{ cores: number, memory: number }} [machine] `memory` in bytes
 * @returns {number}
 * @throws {Failure} if WEB_PROCESSES is no number from 1 to 64
 */
export function countWebProcesses(
  { WEB_PROCESSES = "" },
  machine = { cores: os.availableParallelism(), memory: availableMemory() },
) {
  if (WEB_PROCESSES !== "") {
    const count = Number(WEB_PROCESSES);
    if (Number.isInteger(count) && count >= 1 && count <= 64) return count;
    throw new Failure(`WEB_PROCESSES must be a number from 1 to 64, not "${WEB_PROCESSES}".`);
  }
  const byMemory = Math.floor(machine.memory / PROCESS_BYTES);
  return Math.max(1, Math.min(MAX_BY_DEFAULT, machine.cores, byMemory));
}
