import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";

const SECRET = "a-secret-of-the-jobs";

/** Starts a server in place of the shop. Returns its port and the requests that it received. */
async function startShop(status: number) {
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ""}`.trim());
    response.writeHead(status).end('{"outbox":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, requests };
}

/** Starts a command of a container. */
function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "exit").then(([code]) => code as number);
  return { child, ended: exit };
}

describe("scripts/health-check.mjs", () => {
  it.each([
    [200, 0],
    [503, 1],
  ])("for a server that responds with %i exits with %i", async (status, code) => {
    const { port, requests } = await startShop(status);
    const { ended } = start(["scripts/health-check.mjs"], { PORT: String(port) });
    expect(await ended).toBe(code);
    expect(requests).toEqual(["GET /api/ready"]);
  });

  it("exits with 1 if nothing responds", async () => {
    const { ended } = start(["scripts/health-check.mjs"], { PORT: "1" });
    expect(await ended).toBe(1);
  });
});

describe("scripts/run-jobs.mjs", () => {
  const run = (port: number, ...more: string[]) =>
    start(["scripts/run-jobs.mjs", "--url", `http://127.0.0.1:${port}`, ...more], {
      CRON_SECRET: SECRET,
    });

  it.each([
    [200, 0],
    [401, 1],
  ])("calls the jobs once; for the response %i exits with %i", async (status, code) => {
    const { port, requests } = await startShop(status);
    expect(await run(port).ended).toBe(code);
    expect(requests).toEqual([`POST /api/jobs Bearer ${SECRET}`]);
  });

  it("with --every calls them until it is stopped, also after a failure", async () => {
    const { port, requests } = await startShop(503);
    const { child, ended } = run(port, "--every", "1");
    await expect.poll(() => requests.length, { timeout: 30_000 }).toBeGreaterThan(1);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it("refuses to run without the secret", async () => {
    const args = ["scripts/run-jobs.mjs", "--url", "http://127.0.0.1:1"];
    expect(await start(args, { CRON_SECRET: "" }).ended).toBe(1);
  });
});
