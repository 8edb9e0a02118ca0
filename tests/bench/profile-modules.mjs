// Processor time by module, from a V8 profile and the source maps of the build.
import fs from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ functionName: string, url: string, lineNumber: number, columnNumber: number }} CallFrame
 *
 * @typedef {{ nodes: { id: number, callFrame: CallFrame }[], samples?: number[], timeDeltas?: number[] }} CpuProfile
 */

/** Pseudo functions of V8 in which the process does no work. */
const IDLE = ["(idle)", "(program)"];

/** @type {Map<string, SourceMap | null>} */
const sourceMaps = new Map();

/**
 * Returns the source map beside a file of the build; null without one.
 * @param {string} file
 */
function readSourceMap(file) {
  const cachedMap = sourceMaps.get(file);
  if (cachedMap !== undefined) return cachedMap;
  const path = `${file}.map`;
  const map = fs.existsSync(path) ? new SourceMap(JSON.parse(fs.readFileSync(path, "utf8"))) : null;
  sourceMaps.set(file, map);
  return map;
}

/**
 * Returns the module of a call: a package, a folder of the product, `node:…`, or V8's garbage collector.
 * @param {CallFrame} frame
 */
function moduleOf({ functionName, url, lineNumber, columnNumber }) {
  if (!url) return functionName.startsWith("(") ? functionName : "native code";
  if (url.startsWith("node:")) return url.split("/").slice(0, 2).join("/");
  const file = url.startsWith("file:") ? fileURLToPath(url) : url;
  if (file.includes("/node_modules/")) return folderOf(file);
  const entry = readSourceMap(file)?.findEntry(lineNumber, columnNumber);
  const source = entry && "originalSource" in entry ? entry.originalSource : file;
  return folderOf(decodeURIComponent(source));
}

/** @param {string} source */
function folderOf(source) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (name === "next") {
    return source.includes("app-page") ? "next (app-page runtime, with React)" : "next";
  }
  if (name) return name;
  const [, folder] =
    /(?:^|\/)((?:app|components|lib|messages|generated)\/[^/]+)/.exec(source) ?? [];
  return folder ?? "build";
}

/**
 * Returns the processor time of each module in ms, the longest first.
 * @param {CpuProfile} profile
 * @returns {[module: string, ms: number][]}
 */
export function timeByModule({ nodes, samples = [], timeDeltas = [] }) {
  const modules = new Map(nodes.map(({ id, callFrame }) => [id, moduleOf(callFrame)]));
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const [index, id] of samples.entries()) {
    const name = modules.get(id) ?? "native code";
    if (IDLE.includes(name)) continue;
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return [...times].sort(([, first], [, second]) => second - first);
}
