// Every page as every principal, as HTML and in each form of its data: a denied response has no private data.
import { call } from "../http.mjs";
import { isSignedIn, listPrincipals } from "./access-cells.mjs";
import { baseOf, findUnlisted, readInnerPages, readPages } from "./page-addresses.mjs";
import { readSecrets } from "./secrets.mjs";
import { forAllUnchanged } from "./unchanged.mjs";

const SEGMENT = { rsc: "1", "next-router-prefetch": "1" };

/**
 * @import { Principal, Principals } from "./actors.mjs"
 * @import { MatrixRun } from "./matrix.mjs"
 * @import { Audience, AddressedPage } from "./page-addresses.mjs"
 * @import { Secret } from "./secrets.mjs"
 * @import { CallResult } from "./types.d.ts"
 *
 * @typedef {keyof typeof FORMS} Form
 *
 * @typedef {object} PageCell
 * @property {string} page
 * @property {Audience} audience
 * @property {Principal} principal
 * @property {Form} form
 * @property {number | null} denial status of the denied page
 */

/** @param {string} page */
const samePath = (page) => page;

/**
 * Adds the name of a file to a path before its query.
 * @param {string} suffix
 * @returns {(page: string) => string}
 */
const withSuffix = (suffix) => (page) => page.replace(/^([^?#]*[^/?#])(?=[?#]|$)/, `$1${suffix}`);

/** Forms of a page's request: HTML, data, prefetches, and the files of both. */
const FORMS = {
  html: { path: samePath, headers: { accept: "text/html" } },
  data: { path: samePath, headers: { rsc: "1" } },
  "data file": { path: withSuffix(".rsc"), headers: {} },
  ahead: { path: samePath, headers: SEGMENT },
  tree: { path: samePath, headers: { ...SEGMENT, "next-router-segment-prefetch": "/_tree" } },
  "whole segment": {
    path: samePath,
    headers: { ...SEGMENT, "next-router-segment-prefetch": "/_full" },
  },
  "segment file": {
    path: withSuffix(".segments/_tree.segment.rsc"),
    headers: { rsc: "1" },
  },
};

/** Forms with the whole page. */
const WHOLE = ["html", "data", "data file"];

/** Texts of the screens for denied pages. */
const DENIED =
  /Access Denied|only available to verified sellers|Login Required|[Pp]lease (?:sign|log) in/;

/** Guarded pages without private data: theirs is public, or stays in the browser. */
const BLANK = new Set([
  "/cart",
  "/checkout",
  "/wishlist",
  "/add-product",
  "/custom-storefront",
  "/monthly-reports",
]);

/** URLs with the id of a row: for all but its owner it is not found. */
const OWN_ROW = /[?&](?:(?:order|list|payout)=|import=\d)/;

/**
 * Returns 401 or 403 if the page is denied, else null.
 * @param {Audience} audience
 * @param {Principal} principal
 */
function denialOf(audience, principal) {
  if (audience === "anyone") return null;
  if (!isSignedIn(principal)) return 401;
  return audience === "member" || audience === principal.role ? null : 403;
}

/**
 * Requests a page, and follows Next's redirect for data.
 * @param {string} url of the server
 * @param {PageCell} cell
 * @returns {Promise<CallResult>}
 */
async function requestPage(url, { page, form, principal: { cookie } }) {
  const { path, headers } = FORMS[form];
  const request = { method: "GET", headers: { ...headers, cookie } };
  const result = await call(url, { ...request, path: path(page) });
  const next = result.status === 307 && result.headers.location;
  return next ? call(url, { ...request, path: next.replace(url, "") }) : result;
}

/**
 * Returns the secrets in a text that the principal may not read.
 * @param {string} text
 * @param {Secret[]} secrets
 * @param {PageCell} cell
 */
function foreignIn(text, secrets, { principal, denial }) {
  /** @param {Secret} secret */
  const mayRead = ({ owner }) => {
    if (denial) return owner !== null && owner === principal.id && isSignedIn(principal);
    if (!isSignedIn(principal)) return false;
    return owner === null || owner === principal.id || principal.role === "admin";
  };
  return secrets.filter((secret) => text.includes(secret.text) && !mayRead(secret));
}

/**
 * Returns the allowed statuses of a form of a page.
 * @param {PageCell} cell
 * @param {boolean} isBare
 */
function statusesOf({ page, form, denial }, isBare) {
  // A static page has no file of its data.
  const mayBeMissing = form === "data file" || (OWN_ROW.test(page) && !denial);
  // Only middleware sets the status of a denied page.
  const expected = [(!isBare && denial) || 200];
  return mayBeMissing ? [...expected, 404] : expected;
}

/**
 * @param {PageCell} cell
 * @param {{ result: CallResult, foreign: Secret[], isBare: boolean }} outcome
 */
function* faultsOf(cell, { result, foreign, isBare }) {
  const { form, denial } = cell;
  const { status, text } = result;
  if (status === 0 || status >= 500) yield `${status}`;
  for (const secret of foreign.slice(0, 2)) yield `holds "${secret.text}"`;
  if (!WHOLE.includes(form)) return;
  const expected = statusesOf(cell, isBare);
  if (!expected.includes(status)) yield `${status} in place of ${expected.join(", ")}`;
  if (denial && status !== 404 && !DENIED.test(text)) yield "is not the denied screen";
}

/**
 * Returns every page for every principal and form; guarded ones as HTML and data are always tested.
 * @param {AddressedPage[]} pages
 * @param {Principals} principals
 */
function cellsOf(pages, principals) {
  const forms = /** @type {Form[]} */ (Object.keys(FORMS));
  const all = pages.flatMap(({ page, audience }) =>
    listPrincipals(principals).flatMap((principal) =>
      forms.map((form) => {
        return { page, audience, principal, form, denial: denialOf(audience, principal) };
      }),
    ),
  );
  /** @param {PageCell} cell */
  const isVital = ({ page, audience, form }) =>
    audience !== "anyone" && page === baseOf(page) && ["html", "data"].includes(form);
  return { vital: all.filter(isVital), rest: all.filter((cell) => !isVital(cell)) };
}

/**
 * Returns guarded pages on which no principal saw private data: there the test would find nothing.
 * @param {AddressedPage[]} pages
 * @param {Set<string>} revealing pages with private data
 */
function findBlind(pages, revealing) {
  const guarded = pages
    .filter(({ audience }) => audience !== "anyone")
    .map(({ page }) => baseOf(page));
  return [...new Set(guarded)].filter((page) => !revealing.has(page) && !BLANK.has(page));
}

/** @param {MatrixRun} run */
export async function tryPages(run) {
  const { principals, cells, db, folder, isBare, random, pages: sampleSize } = run;
  const secrets = await readSecrets(db);
  const outer = await readPages();
  const inner = await readInnerPages(folder, outer);
  const pages = isBare ? [...outer, ...inner] : outer;
  /** @type {Set<string>} */
  const revealing = new Set();
  const { vital, rest } = cellsOf(pages, principals);
  for (const what of findUnlisted(folder, [...outer, ...inner])) {
    cells.add({ what, who: "anybody", status: 0, faults: ["no URL leads to it"] });
  }

  await forAllUnchanged(
    run,
    [...vital, ...random.shuffle(rest).slice(0, sampleSize)],
    async (cell) => {
      const { page, form, principal, denial } = cell;
      const result = await requestPage(run.url, cell);
      const foreign = foreignIn(result.text, secrets, cell);
      if (!denial && secrets.some(({ text }) => result.text.includes(text))) {
        revealing.add(baseOf(page));
      }
      const faults = [...faultsOf(cell, { result, foreign, isBare })];
      const { status, ms } = result;
      cells.add({ what: `${page} (${form})`, who: principal.name, ms, status, faults });
    },
  );
  const isExhaustive = rest.length <= sampleSize;
  for (const page of isExhaustive ? findBlind(pages, revealing) : []) {
    cells.add({
      what: page,
      who: "anybody",
      status: 0,
      faults: ["showed no private data to any principal"],
    });
  }
}
