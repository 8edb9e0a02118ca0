import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { env, vercel } from "@/lib/core/env.mjs";
import { processGlobal } from "@/lib/core/process-global.mjs";
import { db } from "@/lib/db/client";
import { claimCatchUp } from "@/lib/db/job-catch-up";
import { catchUpJobs } from "@/lib/http/catch-up";
import { runJobs } from "@/lib/jobs/service/run-due-jobs";

const { scheduled } = vi.hoisted(() => ({ scheduled: [] as (() => Promise<void>)[] }));
vi.mock("next/server", async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => scheduled.push(work),
}));

const { APP_URL, JOBS_CATCH_UP } = env;
const schedule = processGlobal("jobCatchUp", () => ({ nextCheckAt: 0 }));

/** Starts a server in place of the shop. Returns the calls that it received. */
async function startShop(status = 200) {
  const calls: string[] = [];
  const server = http.createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(status).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(env, { APP_URL: `http://127.0.0.1:${port}` });
  return { calls, close: () => server.close() };
}

const delayJobs = () =>
  db.jobState.updateMany({ data: { lastStartedAt: new Date(Date.now() - 120_000) } });

beforeEach(async () => {
  scheduled.length = 0;
  schedule.nextCheckAt = 0;
  await db.rateLimit.deleteMany();
  await db.jobState.deleteMany();
  Object.assign(env, { JOBS_CATCH_UP: "on" });
});

afterEach(() => {
  Object.assign(env, { APP_URL, JOBS_CATCH_UP });
  vercel.isPreview = false;
});

describe("claimCatchUp", () => {
  it("lets one of many servers start the jobs in a minute", async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimCatchUp(60)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("returns false while a scheduler runs the jobs, and true once it has stopped", async () => {
    await runJobs();
    expect(await claimCatchUp(60)).toBe(false);
    await delayJobs();
    expect(await claimCatchUp(60)).toBe(true);
  });
});

describe("catchUpJobs", () => {
  it("calls the jobs after the response with the scheduler's secret", async () => {
    const shop = await startShop();

    catchUpJobs();
    expect(shop.calls).toEqual([]);
    for (const work of scheduled) await work();
    shop.close();

    expect(shop.calls).toEqual([`POST /api/jobs Bearer ${env.CRON_SECRET}`]);
  });

  it("looks at the database at most once a minute, however many requests arrive", () => {
    for (let request = 0; request < 50; request += 1) catchUpJobs();
    expect(scheduled).toHaveLength(1);
  });

  it("does nothing when it is off or in a preview deployment", () => {
    vercel.isPreview = true;
    catchUpJobs();
    vercel.isPreview = false;
    Object.assign(env, { JOBS_CATCH_UP: "off" });
    catchUpJobs();
    expect(scheduled).toEqual([]);
  });

  it("logs a failed call instead of throwing", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const shop = await startShop(401);

    catchUpJobs();
    for (const work of scheduled) await work();
    shop.close();

    expect(String(logged.mock.calls[0]?.[0])).toContain("/api/jobs responded with 401");
    logged.mockRestore();
  });
});

describe("runJobs with a time limit", () => {
  it("starts no further job after the limit, and the late ones first in the next run", async () => {
    expect(await runJobs({ maxMs: 0 })).toEqual({});
    const dueAt = new Date(Date.now() - 24 * 3_600_000);
    await db.jobState.update({ where: { name: "reconciliation" }, data: { dueAt } });

    expect(Object.keys(await runJobs())[0]).toBe("reconciliation");
  });
});
