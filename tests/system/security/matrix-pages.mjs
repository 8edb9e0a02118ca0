// Every page as every principal, as HTML and in each form of its data: a denied response has no private data.
import { call as ask } from "../http.mjs";
import { isSignedIn, listPrincipals } from "./access-cells.mjs";
import { baseOf, findUnasked, readInnerPages, readPages } from "./page-addresses.mjs";
import { readSecrets } from "./secrets.mjs";
import { forAllUnchanged } from "./unchanged.mjs";

const SEGMENT = { rsc: "1", "next-router-prefetch": "1" };

/** Forms of a page's request: HTML, data, prefetches, and the files of both. */
const FORMS = {
  html: { path: (page) => page, headers: { accept: "text/html" } },
  data: { path: (page) => page, headers: { rsc: "1" } },
  "data file": { path: (page) => page.replace(/^([^?#]*[^/?#])(?=[?#]|$)/, "$1.rsc"), headers: {} },
  ahead: { path: (page) => page, headers: SEGMENT },
  tree: { path: (page) => page, headers: { ...SEGMENT, "next-router-segment-prefetch": "/_tree" } },
  "whole segment": {
    path: (page) => page,
    headers: { ...SEGMENT, "next-router-segment-prefetch": "/_full" },
  },
  "segment file": {
    path: (page) => page.replace(/^([^?#]*[^/?#])(?=[?#]|$)/, "$1.segments/_tree.segment.rsc"),
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

/** Returns 401 or 403 if the page is denied, else null. */
function denialOf(audience, principal) {
  if (audience === "anyone") return null;
  if (!isSignedIn(principal)) return 401;
  return audience === "member" || audience === principal.role ? null : 403;
}

/** Requests a page, and follows Next's redirect for data. */
async function look(url, page, form, cookie) {
  const { path, headers } = FORMS[form];
  const request = { method: "GET", headers: { ...headers, cookie } };
  const answer = await ask(url, { ...request, path: path(page) });
  const next = answer.status === 307 && answer.headers.location;
  return next ? ask(url, { ...request, path: next.replace(url, "") }) : answer;
}

/** Returns the secrets in a text that the principal may not read. */
function foreignIn(text, secrets, principal, denial) {
  const mayRead = ({ owner }) => {
    if (denial) return owner !== null && owner === principal.id && isSignedIn(principal);
    if (!isSignedIn(principal)) return false;
    return owner === null || owner === principal.id || principal.role === "admin";
  };
  return secrets.filter((secret) => text.includes(secret.word) && !mayRead(secret));
}

/** Returns the allowed statuses of a form of a page. */
function statusesOf({ page, form, denial }, isBare) {
  // A static page has no file of its data.
  const isNone = form === "data file" || (OWN_ROW.test(page) && !denial);
  // Only middleware sets the status of a denied page.
  const expected = [(!isBare && denial) || 200];
  return isNone ? [...expected, 404] : expected;
}

function* faultsOf(cell, { answer, foreign, isBare }) {
  const { form, denial } = cell;
  const { status, text } = answer;
  if (status === 0 || status >= 500) yield `${status}`;
  for (const { word } of foreign.slice(0, 2)) yield `holds "${word}"`;
  if (!WHOLE.includes(form)) return;
  const expected = statusesOf(cell, isBare);
  if (!expected.includes(status)) yield `${status} in place of ${expected.join(", ")}`;
  if (denial && status !== 404 && !DENIED.test(text)) yield "is not the denied screen";
}

/** Returns every page for every principal and form; guarded ones as HTML and data are always tested. */
function cellsOf(pages, principals) {
  const all = pages.flatMap(({ page, audience }) =>
    listPrincipals(principals).flatMap((principal) =>
      Object.keys(FORMS).map((form) => {
        return { page, audience, principal, form, denial: denialOf(audience, principal) };
      }),
    ),
  );
  const isVital = ({ page, audience, form }) =>
    audience !== "anyone" && page === baseOf(page) && ["html", "data"].includes(form);
  return { vital: all.filter(isVital), rest: all.filter((cell) => !isVital(cell)) };
}

/** Returns guarded pages on which no principal saw private data: there the test would find nothing. */
function findBlind(pages, seen) {
  const guarded = pages
    .filter(({ audience }) => audience !== "anyone")
    .map(({ page }) => baseOf(page));
  return [...new Set(guarded)].filter((page) => !seen.has(page) && !BLANK.has(page));
}

/**
 * @param {{ principals: object, cells: object, url: string, db: object, isBare: boolean, random: object, pages: number,
 *   folder: string }} run `pages`: number of cells besides those of guarded pages; `isBare`: without middleware,
 *   internal pages are requested by their own path; `folder`: of the build
 */
export async function tryPages(run) {
  const { principals, cells, db, folder, isBare, random, pages: wanted } = run;
  const secrets = await readSecrets(db);
  const outer = await readPages();
  const inner = await readInnerPages(folder, outer);
  const pages = isBare ? [...outer, ...inner] : outer;
  const seen = new Set();
  const { vital, rest } = cellsOf(pages, principals);
  for (const what of findUnasked(folder, [...outer, ...inner])) {
    cells.add({ what, who: "anybody", status: 0, faults: ["no URL leads to it"] });
  }

  await forAllUnchanged(run, [...vital, ...random.shuffle(rest).slice(0, wanted)], async (cell) => {
    const { page, form, principal, denial } = cell;
    const answer = await look(run.url, page, form, principal.cookie);
    const foreign = foreignIn(answer.text, secrets, principal, denial);
    if (!denial && secrets.some(({ word }) => answer.text.includes(word))) seen.add(baseOf(page));
    const faults = [...faultsOf(cell, { answer, foreign, isBare })];
    const { status, ms } = answer;
    cells.add({ what: `${page} (${form})`, who: principal.name, ms, status, faults });
  });
  const isWhole = rest.length <= wanted;
  for (const page of isWhole ? findBlind(pages, seen) : []) {
    cells.add({
      what: page,
      who: "anybody",
      status: 0,
      faults: ["showed no private data to any principal"],
    });
  }
}
