// What people see while something is broken: each answer is either good or says within five seconds, in words, that the
// shop is not well. Pages that were made before must go on as if nothing were.
import { setTimeout as sleep } from "node:timers/promises";

import { place } from "./buying.mjs";
import { call } from "./http.mjs";

/** Within so many ms everybody has an answer. */
export const ANSWER_BAR_MS = 5_000;
const RECOVERY_MS = 30_000;
const LOOKERS = 4;
const KEEPING_VISITS = 50;

const SENTENCE = {
  en: "The shop is resting for a moment. Please try again shortly.",
  so: "Suuqu waxyar buu nasanayaa. Fadlan dhowaan isku day mar kale.",
  om: "Suuqichi yeroo gabaabaaf boqonnaa irra jira. Maaloo xiqqoo turii irra deebi’i yaali.",
  am: "ሱቁ ለአፍታ እያረፈ ነው። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።",
  ar: "المتجر في استراحة قصيرة. يرجى المحاولة بعد قليل.",
};
const LANGUAGES = Object.keys(SENTENCE);

/** @param {{ cookie?: string, language?: string }} by */
function seePage(url, path, { cookie = "", language = "en" } = {}) {
  const cookies = [cookie, `NEXT_LOCALE=${language}`].filter(Boolean).join("; ");
  return call(url, { method: "GET", path, headers: { accept: "text/html", cookie: cookies } });
}

/** What an order or a call may say instead while a disk is full. */
const FULL = "Our storage is full right now. Nothing was changed.";

/** What is wrong with an answer that is no good one, or null. */
function problemOf({ status, headers, text }, { isPage, language = "en", isFull = false }) {
  if (isFull && !isPage && status === 507 && text.includes(FULL)) return null;
  if (status !== 503) return `${status} ${text.slice(0, 80)}`;
  if (!(Number(headers["retry-after"]) > 0)) return "503 without Retry-After";
  const type = isPage ? "text/html" : "text/plain";
  if (!headers["content-type"]?.startsWith(type)) return `503 as ${headers["content-type"]}`;
  const hasLanguage = !isPage || text.includes(`<html lang="${language}"`);
  return hasLanguage && text.includes(SENTENCE[language]) ? null : `503: ${text.slice(0, 80)}`;
}

/**
 * Everything that is asked while something is broken, each kind in turn. `isKept`: it was seen before and must be 200
 * all the time, although what is sold meanwhile changes it.
 */
function createQuestions({ buyers, products, random }) {
  let next = 0;
  const fresh = () => products[next++ % products.length];
  const kept = ["/", "/shop", `/product/${products[0].id}`];
  const get = (url, path, cookie = "") => call(url, { method: "GET", path, headers: { cookie } });
  return {
    kept,
    list: [
      { name: "kept page", isKept: true, ask: (url) => seePage(url, random.pick(kept)) },
      {
        name: "page made anew",
        isPage: true,
        ask: (url, language) => seePage(url, `/product/${fresh().id}`, { language }),
      },
      {
        name: "new page",
        isPage: true,
        ask: (url, language) => seePage(url, `/shop?search=mesob+${next++}`, { language }),
      },
      {
        name: "own page",
        isPage: true,
        ask: (url, language) => seePage(url, "/orders", { ...random.pick(buyers), language }),
      },
      { name: "public call", ask: (url) => get(url, `/api/products/${fresh().id}`) },
      { name: "own call", ask: (url) => get(url, "/api/me", random.pick(buyers).cookie) },
    ],
  };
}

/** Opens the pages that are to be kept, in every server's cache, until it answers from there. */
async function keepPages({ shop }, paths) {
  for (const url of shop.urls) for (const path of paths) await keepPage(url, path);
}

async function keepPage(url, path) {
  for (let visit = 0; visit < KEEPING_VISITS; visit += 1) {
    const { headers } = await seePage(url, path);
    if (headers["x-nextjs-cache"] === "HIT") return;
    await sleep(100);
  }
  throw new Error(`${path} was not kept`);
}

/** A cart that nobody has sent before. */
function* wishesOf({ buyers, products }) {
  for (const product of products) {
    for (const buyer of buyers) yield { buyer, items: [{ productId: product.id, quantity: 1 }] };
  }
}

/** Somebody who buys: 200, or a 503 with a sentence. An order that nobody knows of is looked for at the end. */
async function buy(run, url) {
  const { value: wish } = run.wishes.next();
  const placed = await place(run, url, wish);
  tell(
    run,
    "order",
    placed,
    placed.status === 503 ? null : problemOf({ headers: {}, ...placed }, run),
  );
}

function tell({ seen, problems }, name, { status, ms }, problem) {
  seen.asked += 1;
  seen.slowest = Math.max(seen.slowest, ms);
  if (status === 503 || status === 507) seen.refused += 1;
  if (status === 200 || problem === null) {
    if (ms <= ANSWER_BAR_MS) return;
    problems.push(`${name}: ${status} after ${Math.round(ms)} ms`);
  } else problems.push(`${name}: ${problem}`);
}

async function askOne(run, url, question) {
  const language = question.isPage ? run.random.pick(LANGUAGES) : "en";
  const answer = await question.ask(url, language);
  const isBad = question.isKept && answer.status !== 200;
  tell(
    run,
    question.name,
    answer,
    isBad ? `${answer.status}` : problemOf(answer, { ...question, language, isFull: run.isFull }),
  );
}

/** One person after the other looks and buys at a server until it is over. */
async function lookOn(run, url, isOver) {
  while (!isOver()) {
    for (const question of run.questions.list) await askOne(run, url, question);
    await buy(run, url);
    await sleep(50);
  }
}

/** How long it takes until every kind of question is answered well at all servers, in ms. */
async function timeRecovery({ questions }, urls) {
  const start = performance.now();
  const isWell = async (url, { ask }) => (await ask(url, "en")).status === 200;
  const wait = async (url, question) => {
    while (performance.now() - start < RECOVERY_MS && !(await isWell(url, question))) {
      await sleep(50);
    }
  };
  await Promise.all(urls.flatMap((url) => questions.list.map((question) => wait(url, question))));
  return performance.now() - start;
}

/**
 * People look on at some servers while `fault` lasts; afterwards all must be well again by itself.
 * @param {object} run gets what it saw and what was wrong
 * @param {() => Promise<void>} fault breaks something, waits and heals it
 * @returns {Promise<number>} how long the recovery took, in ms
 */
export async function lookDuring(run, urls, fault) {
  let isOver = false;
  const people = urls.flatMap((url) =>
    Array.from({ length: LOOKERS }, () => lookOn(run, url, () => isOver)),
  );
  await fault();
  const recovered = await timeRecovery(run, urls);
  isOver = true;
  await Promise.all(people);
  return recovered;
}

/** Makes a run ready to look: what is asked, what is bought, and the pages that are kept. */
export async function readyToLook(run) {
  run.questions = createQuestions(run);
  run.wishes = wishesOf(run);
  run.seen = { asked: 0, refused: 0, slowest: 0 };
  await keepPages(run, run.questions.kept);
}
