// Hostile requests to every API call, page and server action: each response is documented, in time and of the right
// shape; a refusal changes no row; no server logs an unexpected error or leaks memory.
import fs from "node:fs";

import { percentile } from "../history.mjs";
import { call } from "../http.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { urlAt } from "../shop.mjs";
import { forAll } from "./access-cells.mjs";
import { openPrincipals } from "./actors.mjs";
import { watchLogs } from "./failures.mjs";
import { endsSession, openSource } from "./fuzz-sources.mjs";
import { watchTables } from "./unchanged.mjs";

/**
 * @import { SentRequest, Source } from "./fuzz-sources.mjs"
 * @import { CallResult, ScenarioResult, Shop } from "./types.d.ts"
 *
 * @typedef {object} RequestFields of every kind of request
 * @property {string} kind
 * @property {unknown} [row]
 * @property {unknown} [statuses]
 * @property {unknown} [place]
 * @property {string} [method]
 * @property {string} [path]
 * @property {string} [name]
 * @property {string | Buffer} [body]
 * @property {unknown} [input]
 *
 * @typedef {object} Checked a response with its request
 * @property {SentRequest["request"]} request
 * @property {SentRequest["sender"]} sender
 * @property {CallResult} result
 * @property {string[]} faults
 * @property {number | string} number of the request
 *
 * @typedef {object} Fault as it is saved
 * @property {number | string} number of the request
 * @property {string} who
 * @property {string[]} faults
 * @property {string} kind of the request
 * @property {string} [method]
 * @property {string} [path]
 * @property {string} [name] of an action
 * @property {string} body
 * @property {number} status
 * @property {string} text
 *
 * @typedef {{ all: number, heap: number }} Memory in megabytes
 *
 * @typedef {object} Report
 * @property {ReturnType<typeof createTally>["tally"]} tally
 * @property {(file: string) => void} save
 * @property {number} seed
 * @property {number} requests
 * @property {Memory[]} memory
 * @property {number} unchanged
 * @property {string[]} complaints of the logs
 */

/** Maximum growth of both servers over the second half of a run. In a short run they are still warming up. */
const GROWTH_MB = 300;
const LONG_RUN = 20_000;
const LONG_GROWTH_MB = 100;

/** Number of memory samples. */
const SAMPLES = 20;

const MAX_LOGGED_BODY = 2_000;
const MB = 2 ** 20;

/** Time for work after a response, such as an email. */
const AFTERWARDS_MS = 100;

/**
 * Returns the memory and heap of all servers.
 * @param {Shop} shop
 * @returns {Promise<Memory>}
 */
async function readMemory({ urls, metricsToken }) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const results = await Promise.all(
    urls.map((url) => call(url, { method: "GET", path: "/api/metrics", headers })),
  );
  /** @param {string} name */
  const sumOf = (name) => {
    const line = new RegExp(`^${name} (\\S+)`, "m");
    const bytes = results.map(({ text }) => Number(line.exec(text)?.[1]));
    return Math.round(bytes.reduce((sum, size) => sum + size, 0) / MB);
  };
  return {
    all: sumOf("process_resident_memory_bytes"),
    heap: sumOf("nodejs_heap_size_used_bytes"),
  };
}

/** @param {number} status */
const isRefusal = (status) => status >= 400 && status < 500;

function createTally() {
  /** @type {{ statuses: Record<string, number>, kinds: Record<string, number>, faults: Fault[], ms: number[] }} */
  const tally = { statuses: {}, kinds: {}, faults: [], ms: [] };
  return {
    tally,
    /** @param {Checked} checked */
    add({ request, sender, result, faults, number }) {
      const { status, ms, text } = result;
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      tally.kinds[request.kind] = (tally.kinds[request.kind] ?? 0) + 1;
      tally.ms.push(ms);
      if (faults.length === 0) return;
      /** @type {RequestFields} */
      const fields = request;
      const { row: _, statuses, place, ...savedFields } = fields;
      const body = String(fields.body ?? JSON.stringify(fields.input) ?? "").slice(
        0,
        MAX_LOGGED_BODY,
      );
      const logged = { ...savedFields, body, status, text: text.slice(0, 500) };
      tally.faults.push({ number, who: sender.name, faults, ...logged });
    },
    /**
     * Writes one line of JSON per fault.
     * @param {string} file
     */
    save: (file) =>
      fs.writeFileSync(file, tally.faults.map((fault) => `${JSON.stringify(fault)}\n`).join("")),
  };
}

/**
 * Returns an invalid request that does not end its sender's session.
 * @param {Source} source
 */
function nextInvalid(source) {
  let next = source.next();
  while (next.request.kind === "valid" || endsSession(next.request)) next = source.next();
  return next;
}

/**
 * Sends invalid requests one after the other, and checks that no refusal changes a table.
 * @param {Shop} shop
 * @param {{ source: Source, add: (checked: Checked) => void, requests: number }} options
 * @returns {Promise<number>} number of refusals
 */
async function tryCalm(shop, { source, add, requests }) {
  const changedTables = await watchTables(shop.db);
  await changedTables();
  let unchanged = 0;
  for (let number = 0; number < requests; number += 1) {
    const { request, sender, send } = nextInvalid(source);
    const result = await send(urlAt(shop, number));
    const isRead = "method" in request && request.method === "GET";
    const isWrite = !isRead && !isRefusal(result.status);
    if (isWrite) await new Promise((wake) => setTimeout(wake, AFTERWARDS_MS));
    const changed = await changedTables();
    const faults = isRefusal(result.status)
      ? changed.map((name) => `refused, and ${name} has changed`)
      : [];
    if (isRefusal(result.status)) unchanged += 1;
    add({ request, sender, result, faults, number: `calm ${number}` });
  }
  return unchanged;
}

/**
 * @param {Shop} shop seeded
 * @param {unknown} _database
 * @param {{ requests: number, calm: number, seed: number }} options `calm`: additional requests, sent one at a time and
 *   checked in the database
 * @returns {Promise<ScenarioResult>}
 */
export async function fuzz(shop, _database, { requests, calm, seed }) {
  const random = randomOf(seed);
  const complaints = watchLogs(shop);
  const source = await openSource(shop, { random, principals: await openPrincipals(shop) });
  const { tally, add, save } = createTally();
  /** @type {Memory[]} */
  const memory = [];

  await forAll(
    Array.from({ length: requests }, (_, number) => number),
    async (number) => {
      // Drawn before the first await, so that the plan depends on the seed only.
      const next = source.next();
      if (number % Math.ceil(requests / SAMPLES) === 0) memory.push(await readMemory(shop));
      const result = await next.send(urlAt(shop, number));
      add({ ...next, result, faults: next.faultsOf(result), number });
    },
  );
  memory.push(await readMemory(shop));
  const unchanged = await tryCalm(shop, { source, add, requests: calm });
  const report = { tally, save, seed, requests, memory, unchanged, complaints: complaints() };
  return reportOf(report);
}

/**
 * @param {Report} report
 * @returns {ScenarioResult}
 */
function reportOf({ tally, save, seed, requests, memory, unchanged, complaints }) {
  const sizes = memory.map(({ all }) => all);
  const [before = 0, after = 0] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)];
  /** @param {(status: number) => boolean} test */
  const count = (test) =>
    Object.entries(tally.statuses).reduce(
      (sum, [status, times]) => sum + (test(Number(status)) ? times : 0),
      0,
    );
  const figures = {
    requests,
    pages: tally.kinds.page ?? 0,
    actions: tally.kinds.action ?? 0,
    ok: count((status) => status >= 200 && status < 300),
    refused: count(isRefusal),
    unchanged,
    "5xx": count((status) => status >= 500 && status !== 503),
    unanswered: count((status) => status === 0),
    p99: `${Math.round(percentile(tally.ms, 0.99))}ms`,
    slowest: `${Math.round(tally.ms.reduce((max, ms) => Math.max(max, ms), 0))}ms`,
    memory: `${sizes.join(",")}MB`,
    heap: `${memory.map(({ heap }) => heap).join(",")}MB`,
    complaints: complaints.length,
    faults: tally.faults.length,
    seed,
  };
  const problems = tally.faults.map(
    ({ number, method, path, name, who, kind, faults, body }) =>
      `#${number} ${method ?? ""} ${(path ?? name ?? "").slice(0, 100)} (${kind}) as ${who}: ${faults.join("; ")} ${body.slice(0, 120)}`,
  );
  problems.push(...complaints);
  const mayGrow = requests < LONG_RUN ? GROWTH_MB : LONG_GROWTH_MB;
  if (after > before + mayGrow) problems.push(`the servers grew from ${before} to ${after} MB`);
  return { line: lineOf("fuzz", figures), problems, history: { save } };
}
