// Hostile requests at every call: each answer is one that the registry documents, in time and in the shape it says.
import fs from "node:fs";

import { readContract } from "../../../scripts/lib/contract.mjs";
import { percentile } from "../history.mjs";
import { call } from "../http.mjs";
import { signIn } from "../people.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { everybodyOf, forAll, isIn } from "./cells.mjs";
import { requestsOf } from "./fuzz-requests.mjs";
import { faultsOf } from "./oracle.mjs";
import { openPrincipals } from "./principals.mjs";

/** How much both servers may grow over the second half of a run; in a short one they are still warming up. */
const GROWTH_MB = 300;

/** How often memory is asked for. */
const SAMPLES = 6;

const KEPT_BODY = 2_000;

/** Ids that are there, by the names of the parameters and keys that stand for them. */
async function readPools(db) {
  const ids = async (sql) => (await db.query(sql)).rows.map(({ id }) => id);
  const products = await ids("SELECT id FROM products ORDER BY id LIMIT 40");
  return {
    id: products,
    productId: products,
    productIds: products,
    excludedIds: products,
    sellerId: await ids("SELECT id FROM users WHERE role = 'seller' ORDER BY id LIMIT 10"),
    orderId: await ids("SELECT id FROM orders ORDER BY id DESC LIMIT 20"),
    reportId: await ids("SELECT id FROM monthly_reports ORDER BY id LIMIT 10"),
    eventId: await ids("SELECT id FROM events ORDER BY id"),
    planId: await ids("SELECT id FROM plans ORDER BY id"),
    forumPostId: await ids("SELECT id FROM forum_posts ORDER BY id LIMIT 10"),
    slug: await ids("SELECT slug AS id FROM blog_posts ORDER BY id LIMIT 10"),
    urlSlug: await ids("SELECT url_slug AS id FROM storefronts ORDER BY seller_id LIMIT 10"),
    kind: ["invoice", "gift-receipt", "packing-slip"],
    list: ["users", "orders", "products", "audit", "search-misses"],
    nextauth: ["session", "csrf", "providers"],
    promotionCode: ["RIGNONE"],
  };
}

/** Megabytes that all servers of a shop hold. */
async function readMemory({ urls, metricsToken }) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answers = await Promise.all(
    urls.map((url) => call(url, { method: "GET", path: "/api/metrics", headers })),
  );
  const bytes = answers.map(({ text }) =>
    Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]),
  );
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 2 ** 20);
}

/** Who sends a request. Whoever signs out does so in another browser, so that the others stay in. */
async function cookieOf({ row }, sender, { db, secret }) {
  const endsSession = row.path === "/api/logout" || row.path.startsWith("/api/auth/");
  if (!endsSession || !isIn(sender)) return sender.cookie;
  const [other] = await signIn(db, { ids: [sender.id], role: sender.role, secret });
  return other.cookie;
}

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
      const { row: _, statuses, body = "", ...sent } = request;
      const kept = {
        ...sent,
        body: String(body).slice(0, KEPT_BODY),
        status,
        text: text.slice(0, 500),
      };
      tally.faults.push({ number, who: sender.name, faults, ...kept });
    },
    /** Writes what went wrong to a file, a line each. */
    save: (file) =>
      fs.writeFileSync(file, tally.faults.map((one) => `${JSON.stringify(one)}\n`).join("")),
  };
}

/**
 * @param {object} shop of openRigShop, seeded
 * @param {object} _database of openDatabase
 * @param {{ requests: number, seed: number }} wanted
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function fuzz(shop, _database, { requests, seed }) {
  const { db, secret, urls } = shop;
  const random = randomOf(seed);
  const contract = await readContract();
  const everybody = everybodyOf(await openPrincipals(shop));
  const source = requestsOf({ contract, random, pools: await readPools(db) });
  const { tally, add, save } = createTally();
  const memory = [];

  await forAll(
    Array.from({ length: requests }, (_, number) => number),
    async (number) => {
      // Drawn before anything is awaited, so that the plan hangs on the seed alone.
      const request = source.next();
      const sender = random.pick(everybody);
      if (number % Math.ceil(requests / SAMPLES) === 0) memory.push(await readMemory(shop));
      const cookie = `${await cookieOf(request, sender, { db, secret })}; ${request.language}`;
      const { method, path, body, headers } = request;
      const answer = await call(urls[number % urls.length], {
        method,
        path,
        body,
        headers: { ...headers, cookie },
      });
      add({ request, sender, answer, faults: faultsOf(request, answer), number });
    },
  );
  memory.push(await readMemory(shop));
  return report({ tally, save, seed, requests, memory });
}

function report({ tally, save, seed, requests, memory }) {
  const [before, after] = [memory[Math.floor(memory.length / 2)], memory.at(-1)];
  const count = (test) =>
    Object.entries(tally.statuses).reduce(
      (sum, [status, times]) => sum + (test(Number(status)) ? times : 0),
      0,
    );
  const figures = {
    requests,
    ok: count((status) => status >= 200 && status < 300),
    refused: count((status) => status >= 400 && status < 500),
    "5xx": count((status) => status >= 500 && status !== 503),
    unanswered: count((status) => status === 0),
    p99: `${Math.round(percentile(tally.ms, 0.99))}ms`,
    slowest: `${Math.round(Math.max(...tally.ms))}ms`,
    memory: `${memory.join(",")}MB`,
    faults: tally.faults.length,
    seed,
  };
  const problems = tally.faults.map(
    ({ number, method, path, who, kind, faults, body }) =>
      `#${number} ${method} ${path.slice(0, 100)} (${kind}) as ${who}: ${faults.join("; ")} ${body.slice(0, 120)}`,
  );
  if (after > before + GROWTH_MB) problems.push(`the servers grew from ${before} to ${after} MB`);
  return { line: lineOf("fuzz", figures), problems, history: { save } };
}
