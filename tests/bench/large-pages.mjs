// Huge pages for PostgreSQL's shared buffers, as its manual recommends ("Linux Huge Pages"): they avoid a page fault
// for each small page in every process.
import fs from "node:fs";
import os from "node:os";

/** @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs" */

const RESERVED = "/proc/sys/vm/nr_hugepages";
/** Factor for shared memory besides the buffers. */
const OVERHEAD = 1.1;

function pageBytes() {
  const [, kb] = /^Hugepagesize:\s+(\d+) kB$/m.exec(fs.readFileSync("/proc/meminfo", "utf8")) ?? [];
  return Number(kb) * 1024;
}

/**
 * Reserves huge pages until the command ends, if the system has them, permits it and has enough memory. A PostgreSQL
 * started afterwards uses them by default.
 * @param {ProcessManager} manager
 * @param {number} megabytes of its buffers
 */
export function reserveLargePages(manager, megabytes) {
  const bytes = megabytes * 2 ** 20 * OVERHEAD;
  if (os.freemem() < 3 * bytes) return;
  try {
    const before = fs.readFileSync(RESERVED, "utf8");
    fs.writeFileSync(RESERVED, String(Number(before) + Math.ceil(bytes / pageBytes())));
    manager.defer(() => fs.writeFileSync(RESERVED, before));
  } catch {
    // Another operating system, or no permission.
  }
}
