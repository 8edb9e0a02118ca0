// Runs sqlmap on every API call with a query or a body: none may be injectable.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { loadApiContract } from "../../../scripts/lib/api-docs/load-api-contract.mjs";
import { Failure } from "../../../scripts/lib/command/failure.mjs";
import { findProgram } from "../../../scripts/lib/install/host-info.mjs";
import { lineOf } from "../race.mjs";
import { urlAt } from "../shop.mjs";
import { openPrincipals } from "./actors.mjs";

/**
 * @import { Endpoint } from "../../../lib/api-contract/endpoint.ts"
 * @import { Principals } from "./actors.mjs"
 * @import { ScenarioResult, Shop } from "./types.d.ts"
 */

const INJECTABLE = /is vulnerable|appears to be .*injectable|identified the following injection/;

/** Calls that end sessions or lock accounts. */
const EXCLUDED = ["/api/logout", "/api/login", "/api/register"];

/**
 * Returns a request in the format of `sqlmap -r`, with every parameter marked.
 * @param {Endpoint} row
 * @param {{ host: string, cookie: string }} target
 */
function fileOf({ method, path: address, example, input, query }, { host, cookie }) {
  const filled = address.replace(/\{\w+\}/g, "1*");
  const parameters = /** @type {Record<string, string>} */ (example ?? { limit: "5" });
  const search = query && !input ? `?${new URLSearchParams(parameters)}` : "";
  const body = input && method !== "GET" ? JSON.stringify(example ?? {}) : "";
  const head = [
    `${method} ${filled}${search} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${cookie}`,
    "Content-Type: application/json",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>} its output
 */
function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("close", () => resolve(output));
  });
}

/**
 * Returns the cookie of a user who may call an endpoint.
 * @param {Endpoint} row
 * @param {Principals} principals
 */
function cookieOf({ who }, { seller, admin, buyer }) {
  if (who === "seller") return seller.cookie;
  return who === "admin" ? admin.cookie : buyer.cookie;
}

/**
 * @param {Shop} shop seeded
 * @param {unknown} _database
 * @param {{ calls: number, level: number, seed: number }} options `level`: of sqlmap, 1 to 5
 * @returns {Promise<ScenarioResult>}
 * @throws {Failure} if sqlmap is not installed
 */
export async function sqlmap(shop, _database, { calls, level, seed }) {
  const program = findProgram(["sqlmap"]);
  if (!program) throw new Failure("There is no sqlmap here: `apt-get install sqlmap` has it.");
  const { ENDPOINTS, endpointName } = await loadApiContract();
  const principals = await openPrincipals(shop);
  const rows = ENDPOINTS.filter(
    ({ path: address, query, input }) => (query ?? input) && !EXCLUDED.includes(address),
  );
  /** @type {string[]} */
  const problems = [];
  for (const row of rows.slice(0, calls)) {
    const cookie = cookieOf(row, principals);
    const file = path.join(shop.logs, "sqlmap-request.txt");
    fs.writeFileSync(file, fileOf(row, { host: new URL(urlAt(shop, 1)).host, cookie }));
    const args = [
      "-r",
      file,
      "--batch",
      "--dbms=PostgreSQL",
      `--level=${level}`,
      "--risk=1",
      "--threads=4",
    ];
    const output = await run(program, [
      ...args,
      "--flush-session",
      "--ignore-code=*",
      "--disable-coloring",
    ]);
    const injection = INJECTABLE.exec(output)?.[0];
    if (injection) problems.push(`${endpointName(row)}: ${injection}`);
  }
  const figures = { calls: Math.min(rows.length, calls), level, injectable: problems.length, seed };
  return { line: lineOf("sqlmap", figures), problems, history: { save: () => {} } };
}
