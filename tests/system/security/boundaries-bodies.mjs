// Oversized and malformed bodies, foreign image sources, and redirects to other sites.
import http from "node:http";
import { gzipSync } from "node:zlib";

import { call } from "../http.mjs";
import { urlAt } from "../shop.mjs";

/**
 * @import { Principals } from "./actors.mjs"
 * @import { TrialResult } from "./boundaries.mjs"
 * @import { CallResult, Shop } from "./types.d.ts"
 *
 * @typedef {object} HostileBody
 * @property {string | Buffer} body
 * @property {Record<string, string>} [headers]
 * @property {number} [status] that is expected; any 4xx without it
 */

const JSON_TYPE = { "content-type": "application/json" };
const MAX_ERROR_BYTES = 300;

/** Maximum duration of a read on the other server meanwhile. */
const BROWSE_BAR_MS = 500;

const KB = 1024;

/**
 * Bodies that every call must refuse.
 * @type {Record<string, HostileBody>}
 */
const BODIES = {
  "65 KB": { body: JSON.stringify({ email: "x".repeat(65 * KB) }), status: 413 },
  "1 MB": { body: JSON.stringify({ email: "x".repeat(KB * KB) }), status: 413 },
  "10,000 deep": { body: `{"email":${"[".repeat(10_000)}${"]".repeat(10_000)}}` },
  "100,000 deep": { body: "[".repeat(100_000), status: 413 },
  "a million keys": {
    body: `{${Array.from({ length: 1_000_000 }, (_, at) => `"${at}":1`).join(",")}}`,
    status: 413,
  },
  "10,000 keys": { body: `{${Array.from({ length: 6_000 }, (_, at) => `"k${at}":1`).join(",")}}` },
  "10 MB packed": {
    body: gzipSync(Buffer.alloc(10 * KB * KB, 32)),
    headers: { "content-encoding": "gzip" },
  },
  "a prototype": { body: '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}' },
  "UTF-16": { body: Buffer.from('{"email":"a@b.c","password":"x"}', "utf16le") },
  "half a word": { body: Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]) },
};

const CALLS = ["/api/login", "/api/register", "/api/messages", "/api/forum/posts", "/api/vitals"];

/**
 * Sends chunks of a body of unknown length until it is refused.
 * @param {string} url of the server
 * @param {{ path: string, headers: Record<string, string> }} request
 * @returns {Promise<number>} the status; 0 without a response, -1 if the body was not refused
 */
function streamBody(url, { path, headers }) {
  return new Promise((resolve) => {
    const request = http.request(url + path, { method: "POST", headers });
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    /** @param {number} status */
    const end = (status) => {
      clearInterval(timer);
      request.destroy();
      resolve(status);
    };
    request.on("response", ({ statusCode }) => end(statusCode ?? 0));
    request.on("error", () => end(0));
    timer = setInterval(() => request.write("x".repeat(16 * KB)), 5);
    setTimeout(() => end(-1), 5_000).unref();
  });
}

/**
 * Returns the problems of the response to a body.
 * @param {CallResult} result
 * @param {number | undefined} expected status; any 4xx without it
 */
function problemsOf({ status, text }, expected) {
  const isRefused = expected ? status === expected : status >= 400 && status < 500;
  return [
    ...(isRefused ? [] : [`responds with ${status}`]),
    ...(Buffer.byteLength(text) > MAX_ERROR_BYTES
      ? [`responds with ${text.length} characters`]
      : []),
  ];
}

/**
 * @param {Shop} shop
 * @param {Principals} principals
 * @returns {Promise<TrialResult>}
 */
export async function tryBodies(shop, { buyer }) {
  /** @type {string[]} */
  const problems = [];
  /** @type {number[]} */
  const browses = [];
  for (const path of CALLS) {
    for (const [name, { body, headers, status: expected }] of Object.entries(BODIES)) {
      const request = { path, body, headers: { ...JSON_TYPE, cookie: buyer.cookie, ...headers } };
      const [result, browse] = await Promise.all([
        call(urlAt(shop, 0), request),
        call(urlAt(shop, 1), { method: "GET", path: "/api/products" }),
      ]);
      for (const problem of problemsOf(result, expected)) {
        problems.push(`${path} ${problem} to ${name}`);
      }
      browses.push(browse.ms);
    }
    const status = await streamBody(urlAt(shop, 0), {
      path,
      headers: { ...JSON_TYPE, cookie: buyer.cookie },
    });
    if (status !== 413) problems.push(`${path} responds with ${status} to an endless body`);
  }
  browses.sort((first, second) => first - second);
  const p95 = browses[Math.floor(browses.length * 0.95)] ?? 0;
  if (p95 > BROWSE_BAR_MS) problems.push(`meanwhile a read takes ${Math.round(p95)} ms`);
  return { requests: CALLS.length * (Object.keys(BODIES).length + 1), problems };
}

const SOURCES = [
  "http://127.0.0.1:1/x.png",
  "http://169.254.169.254/latest/meta-data/",
  "https://evil.example/x.png",
  "//evil.example/x.png",
  "/\\evil.example/x.png",
  "https://utfs.io.evil.example/f/x",
  "https://utfs.io/f/../../x",
  "https://utfs.io:8443/f/x",
  "http://utfs.io/f/x",
  "data:image/png;base64,iVBORw0KGgo=",
  "file:///etc/passwd",
  "/uploads/../../etc/passwd",
  "/uploads/%2e%2e/%2e%2e/etc/passwd",
  "/api/me",
  "/api/admin/exports/users",
  "/_next/image?url=/uploads/x.webp&w=96&q=60",
  "/uploads/x.webp?x=1",
  "",
  `/uploads/${"x".repeat(5_000)}`,
];

/** Sizes and qualities that are not configured. */
const SIZES = [
  "w=96&q=100",
  "w=99999&q=60",
  "w=-1&q=60",
  "w=0&q=60",
  "w=1e9&q=60",
  "w=96",
  "q=60",
  "w=96&w=97&q=60",
];

/**
 * Checks that the image service refuses foreign sources and unconfigured sizes.
 * @param {Shop} shop
 * @returns {Promise<TrialResult>}
 */
export async function tryImages(shop) {
  const queries = [
    ...SOURCES.map((source) => `url=${encodeURIComponent(source)}&w=96&q=60`),
    ...SIZES.map(
      (size) => `url=${encodeURIComponent("/uploads/AAAAAAAAAAAAAAAAAAAAAA.webp")}&${size}`,
    ),
  ];
  /** @type {string[]} */
  const problems = [];
  for (const query of queries) {
    const { status } = await call(urlAt(shop, 0), { method: "GET", path: `/_next/image?${query}` });
    if (status < 400 || status >= 500)
      problems.push(`the image service responds with ${status} to ${query.slice(0, 80)}`);
  }
  return { requests: queries.length, problems };
}

const AWAY = [
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https:evil.example",
  "https://evil.example",
  "https://127.0.0.1@evil.example",
  "%2f%2fevil.example",
  "/%09/evil.example",
  "/%5cevil.example",
  "javascript:alert(1)",
  `/${"x".repeat(4_000)}`,
  "\0//evil.example",
];

/**
 * URLs that might redirect to an address of their query or path.
 * @type {((to: string) => string)[]}
 */
const LEADING = [
  (to) => `/api/auth/signin?callbackUrl=${encodeURIComponent(to)}`,
  (to) => `/api/auth/signout?callbackUrl=${encodeURIComponent(to)}`,
  (to) => `/api/auth/error?error=${encodeURIComponent(to)}`,
  (to) => `/login?callbackUrl=${encodeURIComponent(to)}`,
  (to) => `/login?next=${encodeURIComponent(to)}`,
  (to) => `/?lang=so&returnTo=${encodeURIComponent(to)}`,
  (to) => `/en/${encodeURI(to)}`,
  (to) => `/products/${encodeURI(to)}`,
  (to) => `/sellers/${encodeURI(to)}`,
  (to) => `/edit-product/${encodeURI(to)}`,
];

/**
 * @param {Shop} shop
 * @param {Principals} principals
 * @returns {Promise<TrialResult>}
 */
export async function tryRedirects(shop, { buyer }) {
  const base = urlAt(shop, 0);
  /** @type {string[]} */
  const problems = [];
  const addresses = LEADING.flatMap((lead) => AWAY.map((to) => lead(to))).filter(
    (address) => !/[\0\t]/.test(address),
  );
  for (const address of [...addresses, ...AWAY.filter((to) => /^\/[^\0\t]*$/.test(to))]) {
    const response = await readRedirect(base + address, buyer.cookie);
    const to = response?.location;
    if (response && response.status >= 500)
      problems.push(`${address.slice(0, 80)} responds with ${response.status}`);
    if (to && new URL(to, base).host !== new URL(base).host) {
      problems.push(`${address.slice(0, 80)} leads to ${to.slice(0, 80)}`);
    }
  }
  return { requests: addresses.length, problems };
}

/**
 * Returns the redirect of a response, or null without a response. The raw path is sent, since `fetch` would normalize
 * it.
 * @param {string} address
 * @param {string} cookie
 * @returns {Promise<{ status: number, location: string | undefined } | null>}
 */
function readRedirect(address, cookie) {
  const url = new URL(address.slice(0, address.indexOf("/", 8)));
  const path = address.slice(url.origin.length);
  return new Promise((resolve) => {
    const options = { host: url.hostname, port: url.port, path: path || "/", headers: { cookie } };
    const request = http.get(options, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    request.on("error", () => resolve(null));
  });
}
