// Public pages as a visitor sees them, in every language.
import { call } from "../http.mjs";
import { readForbiddenTexts } from "./invented.mjs";

const PAGES = [
  "/",
  "/contact",
  "/marketplace-map",
  "/community",
  "/community?tab=stories",
  "/community?tab=organizations",
  "/events",
  "/blog",
  "/business-directory",
];

const LANGUAGES = ["en", "so", "om", "am", "ar"];

/** @type {Record<string, string>} */
const ENTITIES = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">" };

/**
 * Returns a page without scripts, whose data is not displayed.
 * @param {string} html
 */
const displayedOf = (html) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * @param {string} url of the server
 * @param {{ path: string, language: string, forbidden: string[] }} visit
 * @returns {Promise<string[]>} problems of a page
 */
async function problemsOf(url, { path, language, forbidden }) {
  const headers = { accept: "text/html", cookie: `NEXT_LOCALE=${language}` };
  const { status, text } = await call(url, { method: "GET", path, headers });
  const displayed = displayedOf(text);
  const leaks = forbidden.filter((forbiddenText) => displayed.includes(forbiddenText));
  return [
    ...(status === 200 ? [] : [`${path} in ${language} responds with ${status}`]),
    ...leaks.map((leak) => `${path} in ${language} shows "${leak}"`),
  ];
}

/**
 * @param {{ url: string }} shop
 * @param {{ isEmpty: boolean }} state whether the shop has no products
 * @returns {Promise<{ count: number, problems: string[] }>}
 */
export async function visitPages({ url }, { isEmpty }) {
  const { invented, notes, headings } = await readForbiddenTexts();
  const forbidden = [...invented, ...notes, ...(isEmpty ? headings : [])];
  const visits = LANGUAGES.flatMap((language) => PAGES.map((path) => ({ path, language })));
  const problems = [];
  for (const visit of visits) problems.push(...(await problemsOf(url, { ...visit, forbidden })));
  return { count: visits.length, problems };
}
