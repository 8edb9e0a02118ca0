// Stores the entries of a process as files, so that pages beyond its memory are not rendered again. Same interface as
// redis-store.mjs.
import { createHash } from "node:crypto";
import fs from "node:fs";
import fsAsync from "node:fs/promises";
import path from "node:path";

const PREFIX = "pages-";

/** @param {string} key */
const nameOf = (key) => createHash("sha256").update(key).digest("hex");

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * Removes the entries of processes that have ended: they may have missed invalidations since.
 * @param {string} folder
 */
function removeOld(folder) {
  for (const name of fs.readdirSync(folder)) {
    const pid = Number(name.slice(PREFIX.length));
    if (!name.startsWith(PREFIX) || (pid !== process.pid && isRunning(pid))) continue;
    try {
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
    } catch {
      // Another web process that starts now removes it too.
    }
  }
}

/**
 * Creates the store of this process.
 * @param {string} folder of the entries of all processes; each has a subfolder of its own
 */
export function createFileStore(folder) {
  const processFolder = path.join(folder, `${PREFIX}${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  removeOld(folder);
  fs.mkdirSync(processFolder);
  let writes = 0;

  return {
    /**
     * @param {string} key
     * @returns {Promise<Buffer | null>}
     */
    read: (key) => fsAsync.readFile(path.join(processFolder, nameOf(key))).catch(() => null),
    /**
     * @param {string} key
     * @param {Buffer} value
     * @throws {Error} when the disk is full or not writable
     */
    async write(key, value) {
      writes += 1;
      const temporary = path.join(processFolder, `${writes}.tmp`);
      await fsAsync.writeFile(temporary, value);
      await fsAsync.rename(temporary, path.join(processFolder, nameOf(key)));
    },
    publish: async () => {},
    sync: async () => ({ now: Date.now(), changes: [] }),
    close: () => fs.rmSync(processFolder, { recursive: true, force: true }),
  };
}
