// An embedded PostgreSQL in a folder: created, started or taken over, and stopped with the command.
import fs from "node:fs";
import path from "node:path";
import { readSecrets } from "../demo/secrets.mjs";
import { reachableCluster, serverAccount } from "./postgres-account.mjs";
import { postgresPrograms, programEnvironment } from "./postgres-programs.mjs";
import {
  databaseUrl,
  findServer,
  OWNER,
  runQuery,
  serverPid,
  startServer,
  stopServer,
} from "./postgres-server.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { ServerAddress, ServerOptions } from "./postgres-server.mjs"
 */

/** Settings for data that may be lost, such as that of tests. */
export const THROW_AWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Character classifications, best first: pg_trgm treats letters that the locale does not know as blanks, in C all
 * Amharic and Arabic ones. Not every platform has all of them.
 */
const CHARACTER_LOCALES = ["C.UTF-8", "en_US.UTF-8", "C"];

/**
 * Creates the data folder as a draft first, so that an interrupted start leaves no incomplete one.
 * @param {ProcessManager} manager
 * @param {ServerOptions} server
 */
async function initialize(manager, server) {
  const { cluster } = server;
  const secret = `${cluster}.password`;
  try {
    for (const ctype of CHARACTER_LOCALES) {
      if (await createDraft(manager, { ...server, secret, ctype })) break;
    }
  } finally {
    fs.rmSync(secret, { force: true });
  }
  fs.renameSync(`${cluster}.draft`, cluster);
}

/**
 * @param {ProcessManager} manager
 * @param {ServerOptions & { secret: string, ctype: string }} server
 * @returns {Promise<boolean>} whether the platform has this locale; the last exists everywhere
 */
async function createDraft(manager, { cluster, password, ids, program, log, secret, ctype }) {
  const draft = `${cluster}.draft`;
  for (const file of [draft, secret]) fs.rmSync(file, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 });
  fs.writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = ids;
  if (uid !== undefined && gid !== undefined) {
    for (const file of [draft, secret]) fs.chownSync(file, uid, gid);
  }
  const access = ["-U", OWNER, "--auth=scram-sha-256", `--pwfile=${secret}`];
  const order = ["--locale=C", `--lc-ctype=${ctype}`, "--locale-provider=icu"];
  const text = ["--encoding=UTF8", ...order, "--icu-locale=en-US"];
  const args = ["-D", draft, ...access, ...text, "--no-sync", "--no-instructions"];
  const options = { ids, cwd: "/", env: programEnvironment, log };
  try {
    await manager.run("initdb", program("initdb"), args, options);
    return true;
  } catch (error) {
    const isMissing = /invalid locale/.test(/** @type {Error} */ (error).message);
    if (isMissing && ctype !== CHARACTER_LOCALES.at(-1)) return false;
    throw error;
  }
}

/** @param {ServerAddress} server */
async function ensureDatabase(server) {
  const admin = databaseUrl(server, "postgres");
  const { rowCount } = await runQuery(admin, "select from pg_database where datname = $1", [OWNER]);
  if (!rowCount) await runQuery(admin, `create database ${OWNER}`);
}

/**
 * @param {string} dir
 * @param {string} password
 */
function placeOf(dir, password) {
  const dataFolder = path.join(dir, "postgres");
  const ids = serverAccount(dataFolder);
  return { ids, cluster: reachableCluster(dataFolder, ids, password) };
}

/**
 * Starts the server of a data folder, or takes over a running one. It is stopped when the command ends.
 * @param {ProcessManager} manager
 * @param {{ dir: string, password: string, settings?: ServerOptions["settings"], log: string }} options `dir` is
 *   created if missing
 * @returns {Promise<{ url: string, adminUrl: string, port: number, cluster: string, isTakenOver: boolean }>}
 */
export async function startPostgres(manager, { dir, password, settings = {}, log }) {
  fs.mkdirSync(dir, { recursive: true, mode: 0o755 });
  const { ids, cluster } = placeOf(dir, password);
  const program = postgresPrograms(ids);
  const server = { cluster, password, ids, program, settings, log };
  if (!fs.existsSync(path.join(cluster, "PG_VERSION"))) await initialize(manager, server);

  const running = await findServer(server);
  if (running) manager.defer(() => stopServer(running.pid));
  const { port } = running ?? (await startServer(manager, server));
  await ensureDatabase({ port, password });
  return {
    url: databaseUrl({ port, password }),
    adminUrl: databaseUrl({ port, password }, "postgres"),
    port,
    cluster,
    isTakenOver: running !== null,
  };
}

/**
 * Returns the URL of a running server's database, or null.
 * @param {string} dir
 * @returns {Promise<string | null>}
 */
export async function findPostgres(dir) {
  if (!fs.existsSync(path.join(dir, "secrets.json"))) return null;
  const { POSTGRES_PASSWORD: password } = readSecrets(dir);
  const running = await findServer({ ...placeOf(dir, password), password });
  return running && databaseUrl({ port: running.port, password });
}

/**
 * Stops the server of a data folder and deletes its files. Ignores folders that no command has used.
 * @param {string} dir
 * @returns {Promise<boolean>} whether there was a database
 */
export async function deletePostgres(dir) {
  if (!fs.existsSync(path.join(dir, "secrets.json"))) return false;
  const { cluster } = placeOf(dir, readSecrets(dir).POSTGRES_PASSWORD);
  if (!fs.existsSync(path.join(cluster, "PG_VERSION"))) return false;
  const pid = serverPid(cluster);
  if (pid) await stopServer(pid);
  fs.rmSync(cluster, { recursive: true, force: true });
  return true;
}

/**
 * Stops the server of a folder whose command was killed.
 * @param {string} dir
 */
export async function endPostgres(dir) {
  const pid = serverPid(path.join(dir, "postgres"));
  if (pid) await stopServer(pid);
}
