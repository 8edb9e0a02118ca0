import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "web-processes-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const moduleOf = (file: string) => JSON.stringify(pathToFileURL(path.resolve(file)).href);

/** A server that responds with its pid. "/crash" ends it, and so does its start while the file `broken` exists. */
const SERVER = `
  import fs from "node:fs";
  import http from "node:http";
  import { closeOnSignal } from ${moduleOf("lib/server/shutdown.mjs")};
  if (fs.existsSync(process.argv[2])) process.exit(7);
  const server = http.createServer((request, response) => {
    if (request.url === "/crash") process.exit(9);
    response.end(String(process.pid));
  });
  closeOnSignal(server, { onClosed: () => {} });
  server.listen(0, "127.0.0.1", () => console.log("port " + server.address().port));
`;

const PRIMARY = `
  import { runWebProcesses } from ${moduleOf("lib/server/web-processes.mjs")};
  runWebProcesses({ program: process.argv[2], args: [process.argv[3]], count: 2 });
`;

const program = path.join(folder, "server.mjs");
fs.writeFileSync(program, SERVER);
// In a file, because workers inherit the flags of Node, and so -e.
const primary = path.join(folder, "primary.mjs");
fs.writeFileSync(primary, PRIMARY);

type Running = { child: ChildProcess; output: () => string; port: number; broken: string };

const TIMEOUT = { timeout: 60_000 };

function launch(name: string) {
  const broken = path.join(folder, name);
  const child = spawn(process.execPath, [primary, program, broken], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      text += data;
    });
  }
  return { child, output: () => text, broken };
}

async function start(name: string): Promise<Running> {
  const running = launch(name);
  const ports = () => [...running.output().matchAll(/port (\d+)/g)].map(([, port]) => Number(port));
  await expect.poll(() => ports().length, TIMEOUT).toBe(2);
  return { ...running, port: ports()[0] ?? 0 };
}

function get({ port }: Running, url = "/", agent: http.Agent | false = false) {
  return new Promise<string>((resolve) => {
    const request = http.get({ host: "127.0.0.1", port, path: url, agent }, async (response) => {
      resolve(String(Buffer.concat(await response.toArray())));
    });
    request.on("error", ({ message }) => resolve(`failed: ${message}`));
  });
}

/** Returns the processes that respond to several connections. */
async function listPids(running: Running) {
  const pids = await Promise.all(Array.from({ length: 8 }, () => get(running)));
  return [...new Set(pids)].sort();
}

const exitCode = ({ child }: Pick<Running, "child">) => once(child, "exit").then(([code]) => code);

describe("runWebProcesses", () => {
  it("serves one port by all processes, and ends them on SIGTERM", async () => {
    const running = await start("serve");
    expect(await listPids(running)).toHaveLength(2);

    const end = exitCode(running);
    running.child.kill("SIGTERM");
    expect(await end).toBe(0);
    expect(await get(running)).toContain("failed");
  });

  it("replaces a process that crashes, and logs it", async () => {
    const running = await start("crash");
    const before = await listPids(running);

    expect(await get(running, "/crash")).toContain("failed");

    await expect.poll(() => listPids(running).then(({ length }) => length), TIMEOUT).toBe(2);
    expect(await listPids(running)).not.toEqual(before);
    expect(running.output()).toContain('"message":"Web process ended"');
    expect(running.output()).toContain('"error":"code 9"');
  });

  it("replaces all processes on SIGHUP without a failed request", async () => {
    const running = await start("restart");
    const before = await listPids(running);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
    const responses: string[] = [];
    let isOver = false;
    const client = async () => {
      while (!isOver) responses.push(await get(running, "/", agent));
    };
    const clients = Array.from({ length: 4 }, client);

    running.child.kill("SIGHUP");
    await expect.poll(running.output, TIMEOUT).toContain("Web processes replaced");
    isOver = true;
    await Promise.all(clients);
    agent.destroy();

    const after = await listPids(running);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    expect(responses.filter((response) => !/^\d+$/.test(response))).toEqual([]);
  });

  it("goes on with the earlier processes if a new one does not start", async () => {
    const running = await start("broken-restart");
    const before = await listPids(running);
    fs.writeFileSync(running.broken, "");

    running.child.kill("SIGHUP");
    await expect.poll(running.output, TIMEOUT).toContain("Failed to replace a web process");

    expect(await listPids(running)).toEqual(before);
  });

  it("ends with an error if no process starts, at once or after several crashes", async () => {
    const neverStarted = launch("never");
    fs.writeFileSync(neverStarted.broken, "");
    expect(await exitCode(neverStarted)).toBe(1);

    const running = await start("later");
    fs.writeFileSync(running.broken, "");
    const end = exitCode(running);
    await get(running, "/crash");
    expect(await end).toBe(1);
  });
});
