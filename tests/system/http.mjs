// HTTP client of the system tests. Status 0 means that there was no response.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

import { Failure } from "../../scripts/lib/command/failure.mjs";

/**
 * @import { IncomingHttpHeaders } from "node:http"
 *
 * @typedef {object} HttpRequest
 * @property {string} [method]
 * @property {string} path
 * @property {string | Buffer} [body]
 * @property {Record<string, string>} [headers]
 * @property {number} [timeout] in milliseconds
 *
 * @typedef {{ status: number, text: string, ms: number, headers: IncomingHttpHeaders }} HttpResponse
 *
 * @typedef {{ cookie: string }} Session of a user
 *
 * @typedef {{ id: string, page: string }} Action `page`: one that includes it
 *
 * @typedef {Action & { inner: string | undefined }} BuiltAction `inner`: the internal path of its page, where
 *   middleware.ts rewrites to it
 *
 * @typedef {{ ok: boolean, status: number, message: string, data?: unknown, error?: unknown }} ActionResult
 */

/** @type {Map<string, http.Agent>} */
const agents = new Map();

/** Shorter than the five seconds after which a server closes an idle connection. */
const IDLE_MS = 2000;

/** @param {string} url */
function agentOf(url) {
  const existing = agents.get(url);
  if (existing) return existing;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 128, timeout: IDLE_MS });
  agents.set(url, agent);
  return agent;
}

/**
 * @param {string} base URL of the server
 * @param {HttpRequest} request
 * @returns {Promise<HttpResponse>}
 */
export function call(
  base,
  { method = "POST", path: target, body = "", headers, timeout = 20_000 },
) {
  const start = performance.now();
  return new Promise((resolve) => {
    /** @param {{ status: number, text: string, headers: IncomingHttpHeaders }} [response] */
    const end = (response = { status: 0, text: "", headers: {} }) =>
      resolve({ ...response, ms: performance.now() - start });
    let hasResponse = false;
    const request = http.request(`${base}${target}`, {
      method,
      agent: agentOf(base),
      headers: { "content-length": Buffer.byteLength(body), ...headers },
    });
    const timer = setTimeout(() => request.destroy(), timeout);
    request.on("response", (response) => {
      hasResponse = true;
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        end({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
      response.on("error", () => end());
      response.on("close", () => end());
    });
    request.on("error", () => end());
    request.on("close", () => {
      clearTimeout(timer);
      if (!hasResponse) end();
    });
    request.end(body);
  });
}

/**
 * Sends an API call with a user's cookie.
 * @param {string} base URL of the server
 * @param {Session} session
 * @param {string} target
 * @param {unknown} input
 */
export function callAs(base, { cookie }, target, input, method = "POST") {
  const headers = { cookie, "content-type": "application/json" };
  return call(base, { method, path: target, body: JSON.stringify(input), headers });
}

/**
 * @param {string} dir
 * @param {string} name
 * @returns {string[]}
 */
function filesNamed(dir, name) {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) return filesNamed(file, name);
    return entry.name === name ? [file] : [];
  });
}

/**
 * Returns the URL path of a page from the path of its manifest, without route groups and the locale.
 * @param {string} file
 * @param {string} folder of the build
 */
function addressOf(file, folder) {
  const segments = path
    .relative(path.join(folder, "server", "app"), file)
    .split(path.sep)
    .slice(0, -2)
    .filter((segment) => segment !== "[locale]" && !/^\(.*\)$/.test(segment));
  return `/${segments.join("/")}`;
}

/**
 * Internal pages that middleware.ts rewrites to, each with a public path that leads to it.
 * @type {Record<string, string>}
 */
const INNER = {
  "/find/blog": "/blog?tag=",
  "/find/business-directory": "/business-directory?page=1",
  "/find/events": "/events?checkin=1",
};

/**
 * Reads the server actions of a build by name, each with its id and a page that includes it.
 * @param {string} folder of the build
 */
export function readActions(folder) {
  /** @type {Map<string, BuiltAction>} */
  const actions = new Map();
  const app = path.join(folder, "server", "app");
  // The variants of a page for sellers and for a language have the same actions as the public one.
  const manifests = filesNamed(app, "server-reference-manifest.json").filter(
    (file) => !/\/own$|^\/find\/.+\//.test(addressOf(file, folder)),
  );
  for (const file of manifests) {
    /** @type {{ node: Record<string, { exportedName: string }> }} */
    const { node } = JSON.parse(fs.readFileSync(file, "utf8"));
    const page = addressOf(file, folder);
    const outer = INNER[page];
    const isPlain = !outer && !page.includes("[");
    for (const [id, { exportedName }] of Object.entries(node)) {
      // A static path is preferred to a pattern such as /community/post/[id].
      if (!isPlain && actions.has(exportedName)) continue;
      actions.set(exportedName, { id, page: outer ?? page, inner: outer && page });
    }
  }
  return {
    names: [...actions.keys()].sort(),
    /**
     * @param {string} name
     * @throws {Failure} if no page of the build includes it
     */
    find(name) {
      const action = actions.get(name);
      if (!action) throw new Failure(`No page of the build calls ${name}.`);
      return action;
    },
  };
}

/**
 * Removes the rows of long texts from React's stream: "2:T2710," and so many bytes, in hexadecimal, without a line break.
 * @param {string} stream
 * @returns {string}
 */
function withoutTexts(stream) {
  const [start, length = ""] = /^[0-9a-f]+:T([0-9a-f]+),/m.exec(stream) ?? [];
  if (!start) return stream;
  const [before, ...after] = stream.split(start);
  const rest = Buffer.from(after.join(start)).subarray(Number.parseInt(length, 16));
  return before + withoutTexts(rest.toString());
}

/**
 * Returns the result of an action from Next's response stream, or null.
 * @param {{ text: string }} response
 * @returns {ActionResult | null}
 */
function readResult({ text }) {
  const row = /^1:(\{.*\})$/m.exec(withoutTexts(text))?.[1];
  return row ? JSON.parse(row) : null;
}

/**
 * React reads a leading dollar as a reference; a doubled one is a literal dollar.
 * @param {string} _
 * @param {unknown} value
 */
const escaped = (_, value) =>
  typeof value === "string" && value.startsWith("$") ? `$${value}` : value;

/**
 * Calls a server action with a user's cookie.
 * @param {string} base URL of the server
 * @param {Session} session
 * @param {Action} action
 * @param {unknown} input
 * @returns {Promise<HttpResponse>} its result, with the status that an API call would have
 */
export async function act(base, { cookie }, { id, page }, input) {
  const response = await call(base, {
    path: page,
    body: JSON.stringify([input], escaped),
    headers: {
      cookie,
      origin: base,
      accept: "text/x-component",
      "content-type": "text/plain;charset=UTF-8",
      "next-action": id,
    },
  });
  const result = readResult(response);
  if (!result) return { ...response, status: 0 };
  // The state of a form without JavaScript: "401: Invalid email or password", or a message about the input.
  if (typeof result.error === "string") {
    const [, code = "400"] = /^(\d{3}): /.exec(result.error) ?? [];
    return { ...response, status: Number(code), text: result.error };
  }
  const { ok, status, message, data } = result;
  return ok
    ? { ...response, status: 200, text: JSON.stringify(data ?? {}) }
    : { ...response, status, text: message };
}
