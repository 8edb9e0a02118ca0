// Canaries: each private value gets a unique token, then every principal reads every URL. No response may include a
// token of other users or a server's secret.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { createHistory } from "../history.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { openPrincipals } from "./actors.mjs";
import { readAddresses } from "./addresses.mjs";
import { judge, judgeFiles, secretsOf } from "./canary-judge.mjs";
import { findUnlisted, plantTokens } from "./seed-canaries.mjs";

const run = promisify(execFile);

const AT_ONCE = 8;

/** Forms of a request: a page as HTML, a page as the data of a soft navigation, and an API call. */
const FORMS = { page: { accept: "text/html" }, data: { rsc: "1" }, call: {} };

async function textOf(response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.headers.get("content-type") !== "application/pdf") return bytes.toString("utf8");
  // The text of a PDF is compressed and glyph-encoded; poppler extracts it, where it is installed.
  const reading = run("pdftotext", ["-", "-"]);
  reading.child.stdin?.on("error", () => {}).end(bytes);
  return reading.then(
    ({ stdout }) => stdout,
    () => "",
  );
}

/** Sends one request. Headers are part of the text. @returns {Promise<{ status: number, text: string }>} */
async function ask(url, { who, address, form }) {
  try {
    const response = await fetch(url + address, {
      headers: { ...FORMS[form], ...(who.cookie ? { cookie: who.cookie } : {}) },
      // A request for data is redirected to the URL that a browser computes from its headers.
      redirect: form === "data" ? "follow" : "manual",
      signal: AbortSignal.timeout(20_000),
    });
    const headers = [...response.headers].map((header) => header.join(": "));
    return { status: response.status, text: `${headers.join("\n")}\n${await textOf(response)}` };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** Page with data of every signed-in user. Without it a sample could not show that own tokens are found. */
const OWN_PAGE = "/profile";

/** Plans the requests in random order: each principal's own page, and the share `part` of all others. */
function planOf({ people, pages, calls }, { part, random }) {
  const asked = [
    ...pages.flatMap((address) => ["page", "data"].map((form) => ({ address, form }))),
    ...calls.map((address) => ({ address, form: "call" })),
  ];
  const all = people.flatMap((who) => asked.map((what) => ({ ...what, who })));
  const isOwn = ({ address }) => address === OWN_PAGE;
  const others = random.shuffle(all.filter((one) => !isOwn(one)));
  const plan = [...all.filter(isOwn), ...others.slice(0, Math.ceil(others.length * part))];
  return { all: all.length, plan };
}

/** Sends one request. @returns {Promise<string[]>} names of foreign values in the response */
async function look(url, what, known) {
  const { status, text } = await ask(url, what);
  const { own, foreign } = judge({ ...what, text }, known);
  for (const word of own) what.who.own.add(word);
  if (/^content-type: text\/x-component/m.test(text)) what.who.data += 1;
  return status === 0 || status >= 500 ? [...foreign, `status ${status}`] : foreign;
}

/** Sends all planned requests. @returns {Promise<string[]>} foreign values, one entry for each kind and principal */
async function askAll({ urls }, plan, known) {
  const met = new Map();
  const waiting = [...plan];
  async function work(url) {
    for (let what = waiting.pop(); what; what = waiting.pop()) {
      for (const name of await look(url, what, known)) {
        const kind = `${what.who.name} meets ${name}`;
        met.set(kind, [...(met.get(kind) ?? []), `${what.address} (${what.form})`]);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(urls[index % urls.length])));
  return [...met].map(([kind, places]) => `${kind} at ${places.length}: ${places[0]}`);
}

const readPeople = (principals) =>
  Object.entries(principals).map(([name, one]) => ({
    ...one,
    name,
    isSignedIn: name !== "visitor" && name !== "ended",
    own: new Set(),
    data: 0,
  }));

/**
 * @param {Awaited<ReturnType<typeof import("../shop.mjs").openSystemShop>>} shop seeded; its private values are
 *   overwritten
 * @param {{ part: number, seed: number }} options `part`: share of all requests that is sent, from 0 to 1
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function canaries(shop, _database, { part, seed }) {
  const principals = await openPrincipals(shop);
  const people = readPeople(principals);
  const unlisted = await findUnlisted(shop.db);
  const planted = await plantTokens(shop.db);
  const addresses = await readAddresses(shop.db, principals);
  const secrets = secretsOf(shop);
  const { all, plan } = planOf({ people, ...addresses }, { part, random: randomOf(seed) });

  const foreign = await askAll(shop, plan, { planted, secrets });
  const files = judgeFiles(path.join(shop.folder, "static"), secrets);
  // A principal who meets no own token shows that the test finds nothing.
  const blind = people
    .filter(({ isSignedIn, own, data }) => (isSignedIn && own.size === 0) || data === 0)
    .map(({ name }) => `${name} read no own token, or no data`);

  const line = lineOf("leaks", {
    words: planted.size,
    columns: new Set([...planted.values()].map(({ column }) => column)).size,
    addresses: addresses.pages.length + addresses.calls.length,
    asked: `${plan.length}/${all}`,
    files: files.count,
    data: people.reduce((sum, { data }) => sum + data, 0),
    own: people.map(({ own }) => own.size).join("/"),
    foreign: foreign.length + files.problems.length,
    seed,
  });
  const problems = [...unlisted, ...foreign, ...files.problems, ...blind];
  return { line, problems, history: createHistory() };
}
