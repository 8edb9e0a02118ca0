import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";

/**
 * A server with the time limit of the first argument. Its path decides how it responds: "/" on a line of standard input,
 * "/slow" with a byte now and then, without end, "/fast" at once.
 */
const PROGRAM = `
  import http from "node:http";
  import { closeOnSignal } from "./lib/server/shutdown.mjs";
  const server = http.createServer({ keepAliveTimeout: 70_000 }, (request, response) => {
    if (request.url === "/fast") return response.end("fast");
    if (request.url === "/slow") {
      response.write("slow");
      setInterval(() => response.write("."), 20);
    } else process.stdin.once("data", () => response.end("done"));
    console.log("requested");
  });
  server.on("connection", () => console.log("connected"));
  const graceMs = Number(process.argv[1]) || undefined;
  closeOnSignal(server, { onClosed: () => console.log("closed"), graceMs });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

type Running = { child: ChildProcess; port: number; lines: string[] };

async function start(graceMs = 0): Promise<Running> {
  const args = ["--input-type=module", "-e", PROGRAM, String(graceMs)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  child.stdout.on("data", (data) => lines.push(...String(data).trim().split("\n")));
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(0);
  return { child, port: Number(lines[0]), lines };
}

/** Waits until the server has printed a line so many times. */
const printed = ({ lines }: Running, line: string, times = 1) =>
  expect
    .poll(() => lines.filter((logLine) => logLine === line).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(times);

const exit = ({ child }: Running) => once(child, "exit").then(([code]) => code);

function get({ port }: Running, path: string, agent: http.Agent | false = false) {
  return new Promise<string>((resolve, reject) => {
    const request = http.get({ host: "127.0.0.1", port, path, agent }, async (incoming) => {
      const body = incoming.toArray().then((chunks) => String(Buffer.concat(chunks)));
      resolve(await body.catch(() => "cut off"));
    });
    request.on("error", reject);
  });
}

describe("closeOnSignal", () => {
  it("finishes open requests, accepts no others and ends the process", async () => {
    const server = await start();
    const response = get(server, "/");
    await printed(server, "requested");

    server.child.kill("SIGTERM");
    await expect
      .poll(() => fetch(`http://127.0.0.1:${server.port}`).catch(() => "refused"), {
        timeout: 10_000,
      })
      .toBe("refused");
    const end = exit(server);
    server.child.stdin?.write("now");

    expect([await response, await end]).toEqual(["done", 0]);
    expect(server.lines).toContain("closed");
  });

  it("closes connections without a request at once: kept alive, and not used yet", async () => {
    const server = await start();
    const agent = new http.Agent({ keepAlive: true });
    expect(await get(server, "/fast", agent)).toBe("fast");
    const idle = net.connect(server.port, "127.0.0.1");
    idle.on("error", () => {});
    await printed(server, "connected", 2);
    const isCut = once(idle, "close");
    idle.resume();

    server.child.kill("SIGTERM");
    await isCut;

    expect(await exit(server)).toBe(0);
    agent.destroy();
  });

  it("ends a response that does not finish in time", async () => {
    const server = await start(300);
    const response = get(server, "/slow");
    await printed(server, "requested");

    server.child.kill("SIGTERM");

    expect(await exit(server)).toBe(0);
    expect(await response).toBe("cut off");
  });

  it("closes a kept connection after the response that was open", async () => {
    const server = await start();
    const agent = new http.Agent({ keepAlive: true });
    const response = get(server, "/", agent);
    await printed(server, "requested");

    server.child.kill("SIGTERM");
    server.child.stdin?.write("now");

    expect([await response, await exit(server)]).toEqual(["done", 0]);
    agent.destroy();
  });
});
