// Canaries: each private value gets a unique token, then every principal reads every URL. No response may include a
// token of other users or a server's secret.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { createHistory } from "../history.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { urlAt } from "../shop.mjs";
import { isSignedIn, listPrincipals } from "./access-cells.mjs";
import { openPrincipals } from "./actors.mjs";
import { readAddresses } from "./addresses.mjs";
import { checkFiles, checkResponse, secretsOf } from "./canary-judge.mjs";
import { findUnlisted, plantTokens } from "./seed-canaries.mjs";

/**
 * @import { Principal, Principals } from "./actors.mjs"
 * @import { SecretPatterns } from "./canary-judge.mjs"
 * @import { PlantedToken } from "./seed-canaries.mjs"
 * @import { Random, ScenarioResult, Shop } from "./types.d.ts"
 *
 * @typedef {object} ReaderTraits
 * @property {boolean} isSignedIn
 * @property {Set<string>} own tokens of its own that it met
 * @property {number} data number of responses with the data of a page
 *
 * @typedef {Principal & ReaderTraits} Reader
 *
 * @typedef {keyof typeof FORMS} Form
 *
 * @typedef {{ who: Reader, address: string, form: Form }} Read
 *
 * @typedef {{ plantedTokens: Map<string, PlantedToken>, secrets: SecretPatterns }} Context
 */

const execute = promisify(execFile);

const AT_ONCE = 8;

/** Forms of a request: a page as HTML, a page as the data of a soft navigation, and an API call. */
const FORMS = { page: { accept: "text/html" }, data: { rsc: "1" }, call: {} };

/** @param {Response} response */
async function textOf(response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.headers.get("content-type") !== "application/pdf") return bytes.toString("utf8");
  // The text of a PDF is compressed and glyph-encoded; poppler extracts it, where it is installed.
  const reading = execute("pdftotext", ["-", "-"]);
  reading.child.stdin?.on("error", () => {}).end(bytes);
  return reading.then(
    ({ stdout }) => stdout,
    () => "",
  );
}

/**
 * Sends one request. Headers are part of the text.
 * @param {string} url of the server
 * @param {Read} read
 * @returns {Promise<{ status: number, text: string }>}
 */
async function send(url, { who, address, form }) {
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

/**
 * Plans the requests in random order: each principal's own page, and the share `part` of all others.
 * @param {{ people: Reader[], pages: string[], calls: string[] }} readers
 * @param {{ part: number, random: Random }} options
 * @returns {{ all: number, plan: Read[] }} `all`: number of possible requests
 */
function planOf({ people, pages, calls }, { part, random }) {
  /** @type {Pick<Read, "address" | "form">[]} */
  const targets = [
    ...pages.flatMap((address) => [
      { address, form: /** @type {const} */ ("page") },
      { address, form: /** @type {const} */ ("data") },
    ]),
    ...calls.map((address) => ({ address, form: /** @type {const} */ ("call") })),
  ];
  const all = people.flatMap((who) => targets.map((target) => ({ ...target, who })));
  /** @param {Read} read */
  const isOwn = ({ address }) => address === OWN_PAGE;
  const others = random.shuffle(all.filter((read) => !isOwn(read)));
  const plan = [...all.filter(isOwn), ...others.slice(0, Math.ceil(others.length * part))];
  return { all: all.length, plan };
}

/**
 * Sends one request.
 * @param {string} url of the server
 * @param {Read} read
 * @param {Context} context
 * @returns {Promise<string[]>} names of foreign values in the response
 */
async function findForeign(url, read, context) {
  const { status, text } = await send(url, read);
  const { own, foreign } = checkResponse({ ...read, text }, context);
  for (const token of own) read.who.own.add(token);
  if (/^content-type: text\/x-component/m.test(text)) read.who.data += 1;
  return status === 0 || status >= 500 ? [...foreign, `status ${status}`] : foreign;
}

/**
 * Sends all planned requests.
 * @param {Shop} shop
 * @param {Read[]} plan
 * @param {Context} context
 * @returns {Promise<string[]>} foreign values, one entry for each kind and principal
 */
async function sendAll(shop, plan, context) {
  /** @type {Map<string, string[]>} */
  const leaks = new Map();
  const waiting = [...plan];
  /** @param {string} url of the server */
  async function work(url) {
    for (let read = waiting.pop(); read; read = waiting.pop()) {
      for (const name of await findForeign(url, read, context)) {
        const kind = `${read.who.name} meets ${name}`;
        leaks.set(kind, [...(leaks.get(kind) ?? []), `${read.address} (${read.form})`]);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(urlAt(shop, index))));
  return [...leaks].map(([kind, places]) => `${kind} at ${places.length}: ${places[0]}`);
}

/**
 * @param {Principals} principals
 * @returns {Reader[]}
 */
const readersOf = (principals) =>
  listPrincipals(principals).map((principal) => ({
    ...principal,
    isSignedIn: isSignedIn(principal),
    own: new Set(),
    data: 0,
  }));

/**
 * @param {Shop} shop seeded; its private values are overwritten
 * @param {unknown} _database
 * @param {{ part: number, seed: number }} options `part`: share of all requests that is sent, from 0 to 1
 * @returns {Promise<ScenarioResult>}
 */
export async function canaries(shop, _database, { part, seed }) {
  const principals = await openPrincipals(shop);
  const people = readersOf(principals);
  const unlisted = await findUnlisted(shop.db);
  const plantedTokens = await plantTokens(shop.db);
  const addresses = await readAddresses(shop.db, principals);
  const secrets = secretsOf(shop);
  const { all, plan } = planOf({ people, ...addresses }, { part, random: randomOf(seed) });

  const foreign = await sendAll(shop, plan, { plantedTokens, secrets });
  const files = checkFiles(path.join(shop.folder, "static"), secrets);
  // A principal who meets no own token shows that the test finds nothing.
  const blind = people
    .filter(({ isSignedIn, own, data }) => (isSignedIn && own.size === 0) || data === 0)
    .map(({ name }) => `${name} read no own token, or no data`);

  const line = lineOf("leaks", {
    words: plantedTokens.size,
    columns: new Set([...plantedTokens.values()].map(({ column }) => column)).size,
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
