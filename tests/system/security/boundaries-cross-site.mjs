// Requests that another site makes a browser send, and forged headers.
import fs from "node:fs";
import path from "node:path";

import { inRoot } from "../../../scripts/lib/command/paths.mjs";
import { call } from "../http.mjs";
import { urlAt } from "../shop.mjs";

/**
 * @import { Principals } from "./actors.mjs"
 * @import { TrialOptions, TrialResult } from "./boundaries.mjs"
 * @import { CallResult, Shop } from "./types.d.ts"
 *
 * @typedef {Record<string, string>} Headers
 *
 * @typedef {{ method: string, address: string }} Mutation
 *
 * @typedef {Mutation & { headers: Headers, isRefused: (status: number) => boolean }} ForeignRequest
 *
 * @typedef {(address: string, headers?: Headers) => Promise<CallResult>} Get
 *
 * @typedef {[name: string, value: string]} Header
 */

/** The provider's signature, the secret of the jobs and next-auth's own tokens protect these. */
const OTHER_PROTECTION = /webhooks|jobs|nextauth/;

const EVIL = "https://evil.example";
const JSON_TYPE = "application/json";

/**
 * Headers by which browsers mark a request of another site; old browsers send the origin only.
 * @type {Headers[]}
 */
const FOREIGN = [
  { origin: EVIL, "sec-fetch-site": "cross-site", "content-type": JSON_TYPE },
  { origin: EVIL, "content-type": JSON_TYPE },
  { origin: "null", "content-type": JSON_TYPE },
  { origin: "null", "sec-fetch-site": "cross-site", "content-type": "text/plain" },
  { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
  { "sec-fetch-site": "same-site", "content-type": "multipart/form-data; boundary=x" },
];

/** Content types that a form of another site can send without those headers: never JSON. */
const FORMS = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

/**
 * Returns every handler that writes, with 1 for each parameter.
 * @returns {Mutation[]}
 */
function readMutations() {
  const files = fs
    .readdirSync(inRoot("app", "api"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts") && !OTHER_PROTECTION.test(file));
  return files.flatMap((file) => {
    const text = fs.readFileSync(inRoot("app", "api", file), "utf8");
    const methods = text.match(/\b(?:POST|PUT|PATCH|DELETE)\b/g) ?? [];
    const address = `/api/${path.dirname(file).replace(/\[\w+\]/g, "1")}`;
    return [...new Set(methods)].map((method) => ({ method, address }));
  });
}

/**
 * @param {Shop} shop
 * @param {Principals} principals
 * @param {TrialOptions} options
 * @returns {Promise<TrialResult>}
 */
export async function tryCrossSite(shop, { admin, seller, buyer }, { sample }) {
  /** @type {string[]} */
  const problems = [];
  let requestCount = 0;
  /**
   * @param {string} url of the server
   * @param {ForeignRequest} request
   */
  async function send(url, { method, address, headers, isRefused }) {
    requestCount += 1;
    const { status, text } = await call(url, { method, path: address, body: '{"a":1}', headers });
    if (!isRefused(status))
      problems.push(
        `${method} ${address} responds with ${status} to ${JSON.stringify(headers)}: ${text.slice(0, 80)}`,
      );
  }
  for (const { method, address } of sample(readMutations())) {
    for (const { cookie } of [admin, seller, buyer]) {
      /** @type {Pick<ForeignRequest, "headers" | "isRefused">[]} */
      const requests = [
        ...FOREIGN.map((headers) => ({
          headers,
          isRefused: (/** @type {number} */ status) => status === 403,
        })),
        ...FORMS.map((type) => ({
          headers: { "content-type": type },
          isRefused: (/** @type {number} */ status) => status >= 400 && status < 500,
        })),
      ];
      await Promise.all(
        requests.map(({ headers, isRefused }, index) =>
          send(urlAt(shop, index), {
            method,
            address,
            headers: { ...headers, cookie },
            isRefused,
          }),
        ),
      );
    }
  }
  return { requests: requestCount, problems };
}

/** Headers that other servers and proxies trust. */
const FORGED = {
  "content-security-policy": "script-src 'nonce-ZXZpbC5leGFtcGxl'",
  forwarded: "for=1.2.3.4;host=evil.example;proto=https",
  "next-router-prefetch": "1",
  "next-url": "/admin",
  purpose: "prefetch",
  "x-action-forwarded": "1",
  "x-forwarded-for": "1.2.3.4, 127.0.0.1",
  "x-forwarded-host": "evil.example",
  "x-forwarded-port": "4443",
  "x-forwarded-proto": "https",
  "x-http-method-override": "DELETE",
  "x-invoke-path": "/admin",
  "x-invoke-status": "200",
  "x-matched-path": "/admin",
  "x-middleware-invoke": "1",
  "x-middleware-next": "1",
  "x-middleware-prefetch": "1",
  "x-middleware-rewrite": "/en/admin",
  "x-middleware-set-cookie": "next-auth.session-token=x",
  "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
  "x-nextjs-data": "1",
  "x-now-route-matches": "1=admin",
  "x-original-url": "/admin",
  "x-prerender-revalidate": "evil",
  "x-real-ip": "1.2.3.4",
  "x-rewrite-url": "/admin",
  __nextlocale: "ar",
};

const PUBLIC = ["/", "/product/1", "/faq", "/api/products", "/sitemap.xml"];
const GUARDED = ["/admin", "/orders", "/dashboard", "/api/me", "/api/admin/users"];

/**
 * Removes nonces, which differ between two responses to the same request.
 * @param {string} text
 */
const withoutNonces = (text) => text.replace(/nonce="[^"]*"|\\"nonce\\":\\"[^"]*"/g, "");

const MARKS = /evil\.example|ZXZpbC5leGFtcGxl/;

/**
 * Waits until the page is cached: each new render has other ids.
 * @param {Get} get
 * @param {string} address
 */
async function untilCached(get, address) {
  for (let visit = 0; visit < 20; visit += 1) {
    const { headers } = await get(address);
    if (headers["x-nextjs-cache"] !== "MISS") return;
  }
}

/**
 * Sends a forged header to a public URL: it must not be reflected, and must not change the response to others.
 * @param {Get} get
 * @param {string} address
 * @param {Header} header
 * @returns {Promise<string[]>} problems
 */
async function forgePublic(get, address, [name, value]) {
  const before = await get(address);
  const forged = await get(address, { [name]: value });
  const after = await get(address);
  return [
    ...(MARKS.test(forged.text) ? [`${name} is reflected at ${address}`] : []),
    ...(forged.status >= 500 ? [`${name} makes ${address} respond with ${forged.status}`] : []),
    ...(withoutNonces(after.text) === withoutNonces(before.text)
      ? []
      : [`${name} changes ${address} for others`]),
  ];
}

/**
 * Sends a forged header to a guarded URL as a visitor and as a buyer: it must not grant access.
 * @param {Get} get
 * @param {string} address
 * @param {{ header: Header, cookie: string }} options
 * @returns {Promise<string[]>} problems
 */
async function forgeGuarded(get, address, { header: [name, value], cookie }) {
  const plain = await get(address, { cookie });
  const forged = await get(address, { cookie, [name]: value });
  if (forged.status === plain.status) return [];
  return [`${name} makes ${address} respond with ${forged.status}, not ${plain.status}`];
}

/**
 * @param {Shop} shop
 * @param {Principals} principals
 * @param {TrialOptions} options
 * @returns {Promise<TrialResult>}
 */
export async function tryForged(shop, { buyer }, { sample }) {
  /** @type {string[]} */
  const problems = [];
  let requestCount = 0;
  /** @type {Get} */
  const get = (address, headers = {}) => {
    requestCount += 1;
    return call(urlAt(shop, 0), { method: "GET", path: address, headers });
  };
  for (const address of PUBLIC) await untilCached(get, address);
  for (const header of sample(Object.entries(FORGED))) {
    for (const address of PUBLIC) problems.push(...(await forgePublic(get, address, header)));
    for (const address of GUARDED) {
      const both = ["", buyer.cookie].map((cookie) =>
        forgeGuarded(get, address, { header, cookie }),
      );
      problems.push(...(await Promise.all(both)).flat());
    }
  }
  return { requests: requestCount, problems };
}
