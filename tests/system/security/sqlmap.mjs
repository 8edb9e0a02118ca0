// Runs sqlmap on every API call with a query or a body: none may be injectable.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { loadApiContract } from "../../../scripts/lib/api-docs/load-api-contract.mjs";
import { Failure } from "../../../scripts/lib/command/failure.mjs";
import { findProgram } from "../../../scripts/lib/install/host-info.mjs";
import { lineOf } from "../race.mjs";
import { openPrincipals } from "./actors.mjs";

const FOUND = /is vulnerable|appears to be .*injectable|identified the following injection/;

/** Calls that end sessions or lock accounts. */
const EXCLUDED = ["/api/logout", "/api/login", "/api/register"];

/** Returns a request in the format of `sqlmap -r`, with every parameter marked. */
function fileOf({ method, path: where, example, input, query }, { host, cookie }) {
  const filled = where.replace(/\{\w+\}/g, "1*");
  const search = query && !input ? `?${new URLSearchParams(example ?? { limit: "5" })}` : "";
  const body = input && method !== "GET" ? JSON.stringify(example ?? {}) : "";
  const head = [
    `${method} ${filled}${search} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${cookie}`,
    "Content-Type: application/json",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

/** @returns {Promise<string>} its output */
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
 * @param {object} shop of openSystemShop, seeded
 * @param {object} _database of openDatabase
 * @param {{ calls: number, level: number, seed: number }} options `level`: of sqlmap, 1 to 5
 * @throws {Failure} if sqlmap is not installed
 */
export async function sqlmap(shop, _database, { calls, level, seed }) {
  const program = findProgram(["sqlmap"]);
  if (!program) throw new Failure("There is no sqlmap here: `apt-get install sqlmap` has it.");
  const { ENDPOINTS, endpointName } = await loadApiContract();
  const { seller, admin, buyer } = await openPrincipals(shop);
  const rows = ENDPOINTS.filter(
    ({ path: where, query, input }) => (query ?? input) && !EXCLUDED.includes(where),
  );
  const problems = [];
  for (const row of rows.slice(0, calls)) {
    const { cookie } = { seller, admin }[row.who] ?? buyer;
    const file = path.join(shop.logs, "sqlmap-request.txt");
    fs.writeFileSync(file, fileOf(row, { host: new URL(shop.urls[1]).host, cookie }));
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
    if (FOUND.test(output)) problems.push(`${endpointName(row)}: ${FOUND.exec(output)[0]}`);
  }
  const figures = { calls: Math.min(rows.length, calls), level, injectable: problems.length, seed };
  return { line: lineOf("sqlmap", figures), problems, history: { save: () => {} } };
}
