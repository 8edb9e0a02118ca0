// Hostile requests to every API call, page and server action: each response is documented, in time and of the right
// shape; a refusal changes no row; no server logs an unexpected error or leaks memory.
import fs from "node:fs";

import { percentile } from "../history.mjs";
import { call } from "../http.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { forAll } from "./access-cells.mjs";
import { openPrincipals } from "./actors.mjs";
import { watchLogs } from "./failures.mjs";
import { endsSession, openSource } from "./fuzz-sources.mjs";
import { watchTables } from "./unchanged.mjs";

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

/** Returns the memory and heap of all servers, in megabytes. */
async function readMemory({ urls, metricsToken }) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answers = await Promise.all(
    urls.map((url) => call(url, { method: "GET", path: "/api/metrics", headers })),
  );
  const sumOf = (name) => {
    const line = new RegExp(`^${name} (\\S+)`, "m");
    const bytes = answers.map(({ text }) => Number(line.exec(text)?.[1]));
    return Math.round(bytes.reduce((sum, one) => sum + one, 0) / MB);
  };
  return {
    all: sumOf("process_resident_memory_bytes"),
    heap: sumOf("nodejs_heap_size_used_bytes"),
  };
}

const isRefusal = (status) => status >= 400 && status < 500;

function createTally() {
  const tally = { statuses: {}, kinds: {}, faults: [], ms: [] };
  return {
    tally,
    add({ request, sender, answer, faults, number }) {
      const { status, ms, text } = answer;
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      tally.kinds[request.kind] = (tally.kinds[request.kind] ?? 0) + 1;
      tally.ms.push(ms);
      if (faults.length === 0) return;
      const { row: _, statuses, place, ...sent } = request;
      const body = String(sent.body ?? JSON.stringify(sent.input) ?? "").slice(0, MAX_LOGGED_BODY);
      const logged = { ...sent, body, status, text: text.slice(0, 500) };
      tally.faults.push({ number, who: sender.name, faults, ...logged });
    },
    /** Writes one line of JSON per fault. */
    save: (file) =>
      fs.writeFileSync(file, tally.faults.map((one) => `${JSON.stringify(one)}\n`).join("")),
  };
}

/** Returns an invalid request that does not end its sender's session. */
function nextWrong(source) {
  let one = source.next();
  while (one.request.kind === "valid" || endsSession(one.request)) one = source.next();
  return one;
}

/** Sends invalid requests one after the other, and checks that no refusal changes a table. */
async function tryCalm({ db, urls }, { source, add, requests }) {
  const changedTables = await watchTables(db);
  await changedTables();
  let unchanged = 0;
  for (let number = 0; number < requests; number += 1) {
    const one = nextWrong(source);
    const { handler, request, sender } = one;
    const answer = await handler.send(urls[number % urls.length], one);
    const isWrite = request.method !== "GET" && !isRefusal(answer.status);
    if (isWrite) await new Promise((wake) => setTimeout(wake, AFTERWARDS_MS));
    const changed = await changedTables();
    const faults = isRefusal(answer.status)
      ? changed.map((name) => `refused, and ${name} has changed`)
      : [];
    if (isRefusal(answer.status)) unchanged += 1;
    add({ request, sender, answer, faults, number: `calm ${number}` });
  }
  return unchanged;
}

/**
 * @param {object} shop of openSystemShop, seeded
 * @param {object} _database of openDatabase
 * @param {{ requests: number, calm: number, seed: number }} options `calm`: additional requests, sent one at a time and
 *   checked in the database
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function fuzz(shop, _database, { requests, calm, seed }) {
  const random = randomOf(seed);
  const complaints = watchLogs(shop);
  const source = await openSource(shop, { random, principals: await openPrincipals(shop) });
  const { tally, add, save } = createTally();
  const memory = [];

  await forAll(
    Array.from({ length: requests }, (_, number) => number),
    async (number) => {
      // Drawn before the first await, so that the plan depends on the seed only.
      const one = source.next();
      if (number % Math.ceil(requests / SAMPLES) === 0) memory.push(await readMemory(shop));
      const answer = await one.handler.send(shop.urls[number % shop.urls.length], one);
      add({ ...one, answer, faults: one.handler.faultsOf(one, answer), number });
    },
  );
  memory.push(await readMemory(shop));
  const unchanged = await tryCalm(shop, { source, add, requests: calm });
  const report = { tally, save, seed, requests, memory, unchanged, complaints: complaints() };
  return reportOf(report);
}

function reportOf({ tally, save, seed, requests, memory, unchanged, complaints }) {
  const [before, after] = [memory[Math.floor(memory.length / 2)].all, memory.at(-1).all];
  const count = (test) =>
    Object.entries(tally.statuses).reduce(
      (sum, [status, times]) => sum + (test(Number(status)) ? times : 0),
      0,
    );
  const figures = {
    requests,
    pages: tally.kinds.page,
    actions: tally.kinds.action,
    ok: count((status) => status >= 200 && status < 300),
    refused: count(isRefusal),
    unchanged,
    "5xx": count((status) => status >= 500 && status !== 503),
    unanswered: count((status) => status === 0),
    p99: `${Math.round(percentile(tally.ms, 0.99))}ms`,
    slowest: `${Math.round(tally.ms.reduce((most, ms) => Math.max(most, ms), 0))}ms`,
    memory: `${memory.map(({ all }) => all).join(",")}MB`,
    heap: `${memory.map(({ heap }) => heap).join(",")}MB`,
    complaints: complaints.length,
    faults: tally.faults.length,
    seed,
  };
  const problems = tally.faults.map(
    ({ number, method, path, name, who, kind, faults, body }) =>
      `#${number} ${method ?? ""} ${(path ?? name).slice(0, 100)} (${kind}) as ${who}: ${faults.join("; ")} ${body.slice(0, 120)}`,
  );
  problems.push(...complaints);
  const mayGrow = requests < LONG_RUN ? GROWTH_MB : LONG_GROWTH_MB;
  if (after > before + mayGrow) problems.push(`the servers grew from ${before} to ${after} MB`);
  return { line: lineOf("fuzz", figures), problems, history: { save } };
}
