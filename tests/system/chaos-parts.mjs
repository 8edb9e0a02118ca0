// What is not the database's own: a provider that is silent, a server that is replaced under load.
import { setTimeout as sleep } from "node:timers/promises";

import { insist, pay, place } from "./buying.mjs";
import { ANSWER_BAR_MS } from "./chaos-observe.mjs";
import { call } from "./http.mjs";

export const wishesOf = (run, count) =>
  Array.from({ length: count }, () => run.wishes.next().value);

/** What was refused is bought now, once each, and paid. */
export async function buyLater(run, wishes, url, what) {
  const again = await Promise.all(wishes.map((wish) => insist(() => place(run, url, wish))));
  const bought = again.filter(({ outcome }) => outcome === "ok");
  if (bought.length < wishes.length) run.problems.push(`${what}: not every cart was bought later`);
  await Promise.all(bought.map((placed) => insist(() => pay(run, placed))));
}

/** Stripe is silent: who wants to pay is told in time, and the same cart is one order when it speaks again. */
export async function silenceProvider(run) {
  const { shop, problems } = run;
  const [a] = shop.urls;
  const wishes = wishesOf(run, 4);
  shop.proxies.stripe.set({ kind: "blackhole" });
  const told = await Promise.all(wishes.map((wish) => place(run, a, wish)));
  shop.proxies.stripe.set({ kind: "pass" });
  for (const { status, ms, text } of told) {
    if (status !== 503 || !text.includes("payment service") || ms > ANSWER_BAR_MS) {
      problems.push(`silent Stripe: ${status} after ${Math.round(ms)} ms: ${text.slice(0, 80)}`);
    }
  }
  await buyLater(run, wishes, a, "silent Stripe");
  return Math.max(...told.map(({ ms }) => ms));
}

/** What a browser sends that has a page of an older build: an action that nobody knows any more. */
async function callOldAction({ shop, problems }) {
  const headers = {
    "next-action": `7f${"0".repeat(40)}`,
    "content-type": "text/plain;charset=UTF-8",
  };
  const { status, headers: told } = await call(shop.urls[1], {
    path: "/contact",
    body: "[]",
    headers: { ...headers, origin: shop.urls[1] },
  });
  // Next's client throws on this header; forms then say that it did not work, and to reload the page.
  if (status !== 409 || told["x-nextjs-action-not-found"] !== "1")
    problems.push(`an old action was answered ${status}`);
}

/**
 * A server is asked to end while it takes orders, and the other takes over: whoever was being served is served to the end.
 * @param {number} count how many ask it at that moment, and as many the other
 * @returns {Promise<number>} how many were
 */
export async function replaceUnderLoad(run, count) {
  const { shop, problems } = run;
  const [old, other] = shop.servers;
  await shop.fake.setFaults({ "*": { latency: [500, 900] } });
  const inFlight = wishesOf(run, count).map((wish) => place(run, old.url, wish));
  await sleep(300);
  const closing = old.close();
  const next = wishesOf(run, count).map((wish) => place(run, other.url, wish));
  const answers = await Promise.all([...inFlight, ...next]);
  await closing;
  await old.start();
  await shop.fake.setFaults({});
  const failed = answers.filter(({ outcome }) => outcome !== "ok");
  for (const { status, text } of failed)
    problems.push(`while a server was replaced: ${status} ${text.slice(0, 80)}`);
  await callOldAction(run);
  return answers.length - failed.length;
}
