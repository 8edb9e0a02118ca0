// Broken session cookies: their caller is anonymous.
import { createHash } from "node:crypto";

import { call } from "../http.mjs";
import { urlAt } from "../shop.mjs";

/**
 * @import { Principals } from "./actors.mjs"
 * @import { TrialResult } from "./boundaries.mjs"
 * @import { Shop } from "./types.d.ts"
 */

const COOKIE = "next-auth.session-token";

/**
 * Returns broken, forged and oversized tokens by name.
 * @param {string} token
 */
function brokenOf(token) {
  const [header, key, iv, text = "", tag] = token.split(".");
  const none = Buffer.from('{"alg":"none","enc":"A256GCM"}').toString("base64url");
  const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
  const claims = Buffer.from('{"sub":"1","sid":"x","role":"admin"}').toString("base64url");
  const flipped = text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`;
  return {
    cut: token.slice(0, -10),
    half: token.slice(0, token.length / 2),
    changed: [header, key, iv, flipped, tag].join("."),
    "another algorithm": [none, key, iv, text, tag].join("."),
    unsigned: `${unsigned}.${claims}.`,
    "no tag": [header, key, iv, text, ""].join("."),
    empty: "",
    points: "....",
    quoted: `"${token}"`,
    escaped: encodeURIComponent(`\0${token}`),
    "a broken escape": `%E0%A4%A${token}`,
    long: "A".repeat(8_000),
    "too long": "A".repeat(50_000),
    "a digest": createHash("sha512").update(token).digest("hex"),
  };
}

/**
 * Statuses for a broken cookie: as for an anonymous visitor, or 431 for oversized headers.
 * @type {Record<string, number[]>}
 */
const STATUSES = {
  "/api/me": [401, 431],
  "/admin": [401, 431],
  "/": [200, 431],
  "/api/auth/session": [200, 431],
};

/**
 * Returns broken variants of a principal's cookie, each with its name.
 * @param {{ cookie: string }} session
 * @returns {{ name: string, cookie: string }[]}
 */
function cookiesOf({ cookie }) {
  const token = cookie.slice(COOKIE.length + 1);
  const broken = Object.entries(brokenOf(token)).map(([name, value]) => {
    return { name, cookie: `${COOKIE}=${value}` };
  });
  const chunks = Array.from(
    { length: 5 },
    (_, at) => `${COOKIE}.${at}=${token.slice(at * 60, at * 60 + 60)}`,
  );
  const incomplete = chunks.toSpliced(2, 1).join("; ");
  return [...broken, { name: "in chunks, one of them lost", cookie: incomplete }];
}

/**
 * Returns the problem of the response to a broken cookie, or null.
 * @param {string} url of the server
 * @param {{ name: string, cookie: string, address: string, documented: number[] }} trial `documented`: statuses
 */
async function tryCookie(url, { name, cookie, address, documented }) {
  const { status, text } = await call(url, { method: "GET", path: address, headers: { cookie } });
  // The server may close the connection while an oversized header is still being sent.
  const statuses = name === "too long" ? [...documented, 0] : documented;
  if (!statuses.includes(status)) {
    return `a cookie that is ${name} makes ${address} respond with ${status}`;
  }
  const isOpened = address === "/api/auth/session" && status === 200 && text.trim() !== "{}";
  return isOpened ? `a cookie that is ${name} opens a session` : null;
}

/**
 * @param {Shop} shop
 * @param {Principals} principals
 * @returns {Promise<TrialResult>}
 */
export async function tryCookies(shop, { admin }) {
  const trials = cookiesOf(admin).flatMap((broken) =>
    Object.entries(STATUSES).map(([address, documented]) => ({ ...broken, address, documented })),
  );
  /** @type {string[]} */
  const problems = [];
  for (const trial of trials) {
    const problem = await tryCookie(urlAt(shop, 0), trial);
    if (problem) problems.push(problem);
  }
  return { requests: trials.length, problems };
}
