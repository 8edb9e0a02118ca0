// A temporary PostgreSQL for a run of tests, in memory if there is space.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { inRoot } from "../command/paths.mjs";
import { identify, isRunning } from "../command/processes.mjs";
import { endPostgres, startPostgres, THROW_AWAY } from "../postgres/embedded-postgres.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { ProcessIdentity } from "../command/processes.mjs"
 */

const ROOM_BYTES = 2 ** 31;
const PREFIX = "shaafi-test-";
const OWNER_FILE = "owner.json";

/** System tests count deadlocks in the log. */
const REPORT_LOCKS = { log_lock_waits: "on", deadlock_timeout: "200ms" };

function chooseFolder() {
  const memory = "/dev/shm";
  if (!fs.existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize > ROOM_BYTES ? memory : os.tmpdir();
}

/**
 * Removes folders of killed runs of this account, identified by their owner file.
 * @param {string} place
 */
async function removeLeftovers(place) {
  const folders = fs.readdirSync(place).filter((name) => name.startsWith(PREFIX));
  for (const dir of folders.map((name) => path.join(place, name))) {
    const isOurs = fs.statSync(dir, { throwIfNoEntry: false })?.uid === process.getuid?.();
    const owner = isOurs ? readOwner(dir) : null;
    if (!owner || isRunning(owner)) continue;
    await endPostgres(dir);
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * @param {string} dir
 * @returns {ProcessIdentity | null}
 */
function readOwner(dir) {
  try {
    return JSON.parse(fs.readFileSync(path.join(dir, OWNER_FILE), "utf8"));
  } catch {
    return null;
  }
}

/**
 * Creates a folder that is removed when the command ends; by default in memory.
 * @param {ProcessManager} manager
 */
export async function temporaryFolder(manager, place = chooseFolder()) {
  await removeLeftovers(place);
  const dir = fs.mkdtempSync(path.join(place, PREFIX));
  const owner = identify(process.pid);
  fs.writeFileSync(path.join(dir, OWNER_FILE), JSON.stringify(owner));
  fs.chmodSync(dir, 0o755); // the server's account needs access
  manager.defer(() => fs.rmSync(dir, { recursive: true, force: true }));
  cleanUpAfter(owner, dir);
  return dir;
}

/**
 * Starts a detached process that removes the folder if this one is killed.
 * @param {ProcessIdentity} owner
 * @param {string} dir
 */
function cleanUpAfter({ pid, startedAt }, dir) {
  const args = [
    inRoot("scripts", "lib", "tests", "clean-up-after.mjs"),
    dir,
    String(pid),
    startedAt,
  ];
  spawn(process.execPath, args, { cwd: "/", detached: true, stdio: "ignore" }).unref();
}

/**
 * Starts a temporary server with its data in a folder of the command.
 * @param {ProcessManager} manager
 * @param {string} dir
 */
export async function startTestCluster(manager, dir) {
  return startPostgres(manager, {
    dir,
    password: "test",
    settings: { ...THROW_AWAY, ...REPORT_LOCKS, shared_buffers: "128MB", max_connections: 200 },
    log: path.join(dir, "postgres.log"),
  });
}
