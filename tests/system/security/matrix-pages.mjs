// Every page in everybody's name, as HTML and in each form that its data has: what is denied holds nothing.
import { call as ask } from "../http.mjs";
import { everybodyOf, isIn } from "./access-cells.mjs";
import { baseOf, findUnasked, readInnerPages, readPages } from "./page-addresses.mjs";
import { readSecrets } from "./secrets.mjs";
import { forAllUnchanged } from "./unchanged.mjs";

const SEGMENT = { rsc: "1", "next-router-prefetch": "1" };

/** What a browser may ask of a page: the page, its data, what it fetches ahead, and the files of both. */
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

/** Forms that hold the whole page. */
const WHOLE = ["html", "data", "data file"];

/** Screens that stand in the place of a page that is not for whoever asks. */
const DENIED =
  /Access Denied|only available to verified sellers|Login Required|[Pp]lease (?:sign|log) in/;

/** Guarded pages that show nobody's words: what is in them stays in the browser, or is public. */
const BLANK = new Set([
  "/cart",
  "/checkout",
  "/wishlist",
  "/add-product",
  "/custom-storefront",
  "/monthly-reports",
]);

/** Addresses that name a row: whose it is not hears that there is none. */
const OWN_ROW = /[?&](?:order|list|payout)=/;

/** 401, 403 or, where the page is for whoever asks, null. */
function denialOf(audience, principal) {
  if (audience === "anyone") return null;
  if (!isIn(principal)) return 401;
  return audience === "member" || audience === principal.role ? null : 403;
}

/** Asks for a page, and again where Next wants its own mark in the address of data. */
async function look(url, page, form, cookie) {
  const { path, headers } = FORMS[form];
  const request = { method: "GET", headers: { ...headers, cookie } };
  const answer = await ask(url, { ...request, path: path(page) });
  const next = answer.status === 307 && answer.headers.location;
  return next ? ask(url, { ...request, path: next.replace(url, "") }) : answer;
}

/** The secrets in a text that somebody may not read. */
function foreignIn(text, secrets, principal, denial) {
  const mayRead = ({ owner }) => {
    if (denial) return owner !== null && owner === principal.id && isIn(principal);
    if (!isIn(principal)) return false;
    return owner === null || owner === principal.id || principal.role === "admin";
  };
  return secrets.filter((secret) => text.includes(secret.word) && !mayRead(secret));
}

/** What a form of a page may answer. */
function statusesOf({ page, form, denial }, isBare) {
  // A page that is the same for everybody has no file of its data.
  const isNone = form === "data file" || (OWN_ROW.test(page) && !denial);
  // The middleware alone gives a denied screen its status.
  const said = [(!isBare && denial) || 200];
  return isNone ? [...said, 404] : said;
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

/** Every page in everybody's name and in every form; guarded ones as HTML and data come first. */
function cellsOf(pages, principals) {
  const all = pages.flatMap(({ page, audience }) =>
    everybodyOf(principals).flatMap((principal) =>
      Object.keys(FORMS).map((form) => {
        return { page, audience, principal, form, denial: denialOf(audience, principal) };
      }),
    ),
  );
  const isVital = ({ page, audience, form }) =>
    audience !== "anyone" && page === baseOf(page) && ["html", "data"].includes(form);
  return { vital: all.filter(isVital), rest: all.filter((cell) => !isVital(cell)) };
}

/** Guarded pages on which nobody was seen to read anything private: there the trial would be blind. */
function findBlind(pages, seen) {
  const guarded = pages
    .filter(({ audience }) => audience !== "anyone")
    .map(({ page }) => baseOf(page));
  return [...new Set(guarded)].filter((page) => !seen.has(page) && !BLANK.has(page));
}

/**
 * @param {{ principals: object, cells: object, url: string, db: object, isBare: boolean, random: object, pages: number,
 *   folder: string }} run `pages`: so many cells besides those of guarded pages; `isBare`: nothing stands before the
 *   pages, so those behind others are asked for by their own addresses; `folder`: of the build
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
    cells.add({ what, who: "anybody", status: 0, faults: ["no address leads to it"] });
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
      faults: ["showed nothing private to anybody"],
    });
  }
}
