// What buyers, sellers and schedulers send. No answer is status 0: nobody knows what became of it.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

import { Failure } from "../../scripts/lib/failure.mjs";

const agents = new Map();

/** Shorter than the five seconds after which a server closes a connection that nobody uses. */
const IDLE_MS = 2000;

function agentOf(url) {
  const options = { keepAlive: true, maxSockets: 128, timeout: IDLE_MS };
  if (!agents.has(url)) agents.set(url, new http.Agent(options));
  return agents.get(url);
}

/**
 * @param {string} base the server
 * @param {{ method?: string, path: string, body?: string, headers?: Record<string, string>, timeout?: number }} what
 * @returns {Promise<{ status: number, text: string, ms: number, headers: Record<string, string> }>}
 */
export function call(base, { method = "POST", path: where, body = "", headers, timeout = 20_000 }) {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status, text = "", heads = {}) =>
      resolve({ status, text, ms: performance.now() - start, headers: heads });
    const request = http.request(`${base}${where}`, {
      method,
      agent: agentOf(base),
      headers: { "content-length": Buffer.byteLength(body), ...headers },
    });
    const alarm = setTimeout(() => request.destroy(), timeout);
    request.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (piece) => {
        text += piece;
      });
      response.on("end", () => end(response.statusCode, text, response.headers));
      response.on("error", () => end(0));
      response.on("close", () => end(0));
    });
    request.on("error", () => end(0));
    request.on("close", () => {
      clearTimeout(alarm);
      if (!request.res) end(0);
    });
    request.end(body);
  });
}

/** A call of the contract in somebody's name. */
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

/** The address of a page by its manifest's place: groups and the language stand in no address. */
function addressOf(file, folder) {
  const parts = path
    .relative(path.join(folder, "server", "app"), file)
    .split(path.sep)
    .slice(0, -2);
  return `/${parts.filter((part) => part !== "[locale]" && !/^\(.*\)$/.test(part)).join("/")}`;
}

/** Pages that stand behind others (middleware.ts), by an address that leads to them. */
const INNER = {
  "/find/blog": "/blog?tag=",
  "/find/business-directory": "/business-directory?page=1",
  "/find/events": "/events?checkin=1",
};

/**
 * The server actions of a build by name, each with the id by which a browser calls it and a page that has it; `inner`
 * is that page's own address where it stands behind another.
 * @param {string} folder of the build
 */
export function readActions(folder) {
  const actions = new Map();
  const app = path.join(folder, "server", "app");
  // A page of its own for sellers has the actions of the public one.
  const manifests = filesNamed(app, "server-reference-manifest.json").filter(
    (file) => !addressOf(file, folder).endsWith("/own"),
  );
  for (const file of manifests) {
    const { node } = JSON.parse(fs.readFileSync(file, "utf8"));
    const page = addressOf(file, folder);
    const outer = INNER[page];
    const isPlain = !outer && !page.includes("[");
    for (const [id, { exportedName }] of Object.entries(node)) {
      // An address that can be called as it is comes before a pattern such as /community/post/[id].
      if (!isPlain && actions.has(exportedName)) continue;
      actions.set(exportedName, { id, page: outer ?? page, inner: outer && page });
    }
  }
  return {
    names: [...actions.keys()].sort(),
    /** @throws {Failure} where no page of the build calls it */
    find(name) {
      const action = actions.get(name);
      if (!action) throw new Failure(`No page of the build calls ${name}.`);
      return action;
    },
  };
}

/** The result of an action in the stream that Next answers with, whatever status its page has; or null. */
function readResult({ text }) {
  const row = /^1:(\{.*\})$/m.exec(text)?.[1];
  return row ? JSON.parse(row) : null;
}

/** A text that begins with a dollar refers to something else of the body; two of them are one. */
const escaped = (_, value) =>
  typeof value === "string" && value.startsWith("$") ? `$${value}` : value;

/** A form sent in somebody's name: the action's result, with the same status as a call of the contract would have. */
export async function act(base, { cookie }, { id, page }, input) {
  const answer = await call(base, {
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
  const result = readResult(answer);
  if (!result) return { ...answer, status: 0 };
  const { ok, status, message, data } = result;
  return ok
    ? { ...answer, status: 200, text: JSON.stringify(data ?? {}) }
    : { ...answer, status, text: message };
}
