// Sizes of the functions of a build, from the trace files that Next writes for deployments (`*.nft.json`).
import fs from "node:fs";
import path from "node:path";

import { Failure } from "../command/failure.mjs";

const MB = 1024 * 1024;

/** Maximum size of a function in MB. Platforms accept 250 uncompressed, and a small function starts faster. */
export const MAX_FUNCTION_MB = 100;

const TRACE = /\.js\.nft\.json$/;

/**
 * The files that one function needs.
 * @typedef {{ name: string, mb: number, packages: { name: string, mb: number }[] }} FunctionSize `packages`: largest
 *   first
 */

/**
 * Returns the absolute paths in a trace file.
 * @param {string} file
 * @returns {string[]}
 */
function readTrace(file) {
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(fs.readFileSync(file, "utf8"));
  return files.map((name) => path.resolve(path.dirname(file), name));
}

/**
 * Returns the real files with their sizes in bytes; a file and a link to it count once, one that does not exist not at
 * all.
 * @param {string[]} files
 * @returns {Map<string, number>}
 */
function sizesOf(files) {
  const sizes = new Map();
  for (const file of files) {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (stat?.isFile()) sizes.set(fs.realpathSync(file), stat.size);
  }
  return sizes;
}

/**
 * Returns the package of a file, or the folder of the build or the checkout that has it.
 * @param {string} file
 * @param {string} root
 */
function packageOf(file, root) {
  const [, ...modules] = file.split(`${path.sep}node_modules${path.sep}`);
  const inside = modules.at(-1);
  const segments = (inside ?? path.relative(root, file)).split(path.sep);
  const isDeep = segments[0]?.startsWith("@") || (inside === undefined && segments.length > 2);
  return segments.slice(0, isDeep ? 2 : 1).join("/");
}

/**
 * @param {Map<string, number>} sizes
 * @param {string} root
 */
function packagesOf(sizes, root) {
  const sums = new Map();
  for (const [file, bytes] of sizes) {
    const name = packageOf(file, root);
    sums.set(name, (sums.get(name) ?? 0) + bytes);
  }
  return [...sums]
    .map(([name, bytes]) => ({ name, mb: bytes / MB }))
    .sort((first, second) => second.mb - first.mb);
}

/**
 * Returns the route of a trace: "/api/orders", "/[locale]/(shop)/cart", "middleware".
 * @param {string} trace
 */
const nameOf = (trace) =>
  trace
    .replace(TRACE, "")
    .replace(/^app(?=\/)/, "")
    .replace(/\/(?:page|route)$/, "") || "/";

/**
 * Returns the functions of a build, largest first. Each has the files of its route, of instrumentation.ts and of Next's
 * server, which is more than platforms with a server of their own deploy.
 * @param {string} folder of the build
 * @param {string} root of the checkout
 * @returns {FunctionSize[]}
 * @throws {Failure} if there is no build
 */
export function readFunctionSizes(folder, root) {
  const server = path.join(folder, "server");
  if (!fs.existsSync(path.join(folder, "BUILD_ID"))) {
    throw new Failure(`There is no build in ${folder}: run \`npm run build\` first.`);
  }
  const sharedFiles = ["next-server.js.nft.json", "server/instrumentation.js.nft.json"]
    .map((name) => path.join(folder, name))
    .filter((file) => fs.existsSync(file))
    .flatMap(readTrace);
  return fs
    .readdirSync(server, { recursive: true })
    .map(String)
    .filter((file) => TRACE.test(file) && !file.startsWith("instrumentation"))
    .map((file) => {
      const trace = path.join(server, file);
      const sizes = sizesOf([
        ...sharedFiles,
        trace.replace(/\.nft\.json$/, ""),
        ...readTrace(trace),
      ]);
      const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      return { name: nameOf(file), mb: bytes / MB, packages: packagesOf(sizes, root) };
    })
    .sort((first, second) => second.mb - first.mb || first.name.localeCompare(second.name));
}

/**
 * Returns the functions above the limit, one sentence each.
 * @param {FunctionSize[]} functions
 */
export const findLargeFunctions = (functions, maxMb = MAX_FUNCTION_MB) =>
  functions
    .filter(({ mb }) => mb > maxMb)
    .map(({ name, mb }) => `${name} has ${mb.toFixed(1)} MB; the limit is ${maxMb}`);
