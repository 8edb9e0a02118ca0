// Large pages of memory for a PostgreSQL of many buffers, as its manual has it ("Linux Huge Pages"): in small ones each of
// its processes meets half a million pages one by one.
import fs from "node:fs";
import os from "node:os";

const RESERVED = "/proc/sys/vm/nr_hugepages";
/** PostgreSQL shares more between its processes than its buffers. */
const BESIDES = 1.1;

function pageBytes() {
  const [, kb] = /^Hugepagesize:\s+(\d+) kB$/m.exec(fs.readFileSync("/proc/meminfo", "utf8")) ?? [];
  return Number(kb) * 1024;
}

/**
 * Has the machine set large pages aside until the command ends, if it has them, lets us, and has memory to spare. A
 * PostgreSQL that is started then takes them by itself.
 * @param {number} megabytes of its buffers
 */
export function reserveLargePages(keeper, megabytes) {
  const bytes = megabytes * 2 ** 20 * BESIDES;
  if (os.freemem() < 3 * bytes) return;
  try {
    const before = fs.readFileSync(RESERVED, "utf8");
    fs.writeFileSync(RESERVED, String(Number(before) + Math.ceil(bytes / pageBytes())));
    keeper.defer(() => fs.writeFileSync(RESERVED, before));
  } catch {
    // Another system, or one that is not ours to set.
  }
}
