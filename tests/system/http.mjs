// HTTP client of the system tests. Status 0 means that there was no response.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

import { Failure } from "../../scripts/lib/command/failure.mjs";

const agents = new Map();

/** Shorter than the five seconds after which a server closes an idle connection. */
const IDLE_MS = 2000;

function agentOf(url) {
  const options = { keepAlive: true, maxSockets: 128, timeout: IDLE_MS };
  if (!agents.has(url)) agents.set(url, new http.Agent(options));
  return agents.get(url);
}

/**
 * @param {string} base URL of the server
 * @param {{ method?: string, path: string, body?: string, headers?: Record<string, string>, timeout?: number }} request
 * @returns {Promise<{ status: number, text: string, ms: number, headers: Record<string, string> }>}
 */
export function call(base, { method = "POST", path: where, body = "", headers, timeout = 20_000 }) {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status, text = "", received = {}) =>
      resolve({ status, text, ms: performance.now() - start, headers: received });
    const request = http.request(`${base}${where}`, {
      method,
      agent: agentOf(base),
      headers: { "content-length": Buffer.byteLength(body), ...headers },
    });
    const timer = setTimeout(() => request.destroy(), timeout);
    request.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => end(response.statusCode, text, response.headers));
      response.on("error", () => end(0));
      response.on("close", () => end(0));
    });
    request.on("error", () => end(0));
    request.on("close", () => {
      clearTimeout(timer);
      if (!request.res) end(0);
    });
    request.end(body);
  });
}

/** Sends an API call with a user's cookie. */
export function callAs(base, { cookie }, where, input, method = "POST") {
  const headers = { cookie, "content-type": "application/json" };
  return call(base, { method, path: where, body: JSON.stringify(input), headers });
}

function filesNamed(dir, name) {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) return filesNamed(file, name);
    return entry.name === name ? [file] : [];
  });
}

/** Returns the URL path of a page from the path of its manifest, without route groups and the locale. */
function addressOf(file, folder) {
  const parts = path
    .relative(path.join(folder, "server", "app"), file)
    .split(path.sep)
    .slice(0, -2);
  return `/${parts.filter((part) => part !== "[locale]" && !/^\(.*\)$/.test(part)).join("/")}`;
}

/** Internal pages that middleware.ts rewrites to, each with a public path that leads to it. */
const INNER = {
  "/find/blog": "/blog?tag=",
  "/find/business-directory": "/business-directory?page=1",
  "/find/events": "/events?checkin=1",
};

/**
 * Reads the server actions of a build by name, each with its id and a page that includes it. `inner` is the internal
 * path of that page, where middleware.ts rewrites to it.
 * @param {string} folder of the build
 */
export function readActions(folder) {
  const actions = new Map();
  const app = path.join(folder, "server", "app");
  // The variants of a page for sellers and for a language have the same actions as the public one.
  const manifests = filesNamed(app, "server-reference-manifest.json").filter(
    (file) => !/\/own$|^\/find\/.+\//.test(addressOf(file, folder)),
  );
  for (const file of manifests) {
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
    /** @throws {Failure} if no page of the build includes it */
    find(name) {
      const action = actions.get(name);
      if (!action) throw new Failure(`No page of the build calls ${name}.`);
      return action;
    },
  };
}

/** Removes the rows of long texts from React's stream: "2:T2710," and so many bytes, in hexadecimal, without a line break. */
function withoutTexts(stream) {
  const [start, length] = /^[0-9a-f]+:T([0-9a-f]+),/m.exec(stream) ?? [];
  if (!start) return stream;
  const [before, ...after] = stream.split(start);
  const rest = Buffer.from(after.join(start)).subarray(Number.parseInt(length, 16));
  return before + withoutTexts(rest.toString());
}

/** Returns the result of an action from Next's response stream, or null. */
function readResult({ text }) {
  const row = /^1:(\{.*\})$/m.exec(withoutTexts(text))?.[1];
  return row ? JSON.parse(row) : null;
}

/** React reads a leading dollar as a reference; a doubled one is a literal dollar. */
const escaped = (_, value) =>
  typeof value === "string" && value.startsWith("$") ? `$${value}` : value;

/** Calls a server action with a user's cookie. @returns its result, with the status that an API call would have */
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
