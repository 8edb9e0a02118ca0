import fs from "node:fs";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as health } from "@/app/api/health/route";
import { GET as readMetrics } from "@/app/api/metrics/route";
import { GET as ready } from "@/app/api/ready/route";
import { POST as sendVitals } from "@/app/api/vitals/route";
import { env } from "@/lib/core/env.mjs";
import { metrics } from "@/lib/core/metrics";
import { peers } from "@/lib/core/peers.mjs";
import { db } from "@/lib/db/client";
import { runJobs } from "@/lib/jobs/service/run-due-jobs";
import { send } from "../support/api-client";
import { inRoot } from "../support/files";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

type Handler = (request: NextRequest) => Promise<Response>;

const load = (handler: Handler, authorization = "") =>
  handler(new NextRequest("http://localhost:3000/api/called", { headers: { authorization } }));

const scrape = async () => {
  const response = await load(readMetrics, `Bearer ${env.METRICS_TOKEN}`);
  return response.text();
};

describe("GET /api/health", () => {
  it("responds 200 without caching", async () => {
    const response = await load(health);

    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("GET /api/ready", () => {
  it("responds 200 with all migrations applied, including unknown later ones", async () => {
    await db.$executeRaw`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
      VALUES ('later', 'x', '29991231000000_later', now())`;

    const response = await load(ready);

    expect([response.status, await response.json()]).toEqual([200, { status: "ready" }]);
  });

  it("responds 503 while a migration is missing", async () => {
    const [name] = fs.readdirSync(inRoot("prisma/migrations")).sort();
    await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ${name}`;

    const response = await load(ready);

    await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = ${name}`;
    const reason = "1 migrations are not applied";
    expect([response.status, await response.json()]).toEqual([503, { status: "unready", reason }]);
  });

  it("responds 503 within seconds when the database does not respond", async () => {
    const response = await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE _prisma_migrations`;
      return load(ready);
    });

    const reason = "the database does not answer";
    expect([response.status, await response.json()]).toEqual([503, { status: "unready", reason }]);
  });
});

describe("GET /api/metrics", () => {
  it.each(["", "Bearer ", "Bearer undefined", `Bearer ${env.METRICS_TOKEN}x`, env.METRICS_TOKEN])(
    "refuses the authorization %j",
    async (authorization) => {
      expect((await load(readMetrics, authorization)).status).toBe(401);
    },
  );

  it("responds 404 without a configured token", async () => {
    const token = env.METRICS_TOKEN;
    env.METRICS_TOKEN = undefined;

    const responses = [
      await load(readMetrics, "Bearer undefined"),
      await load(readMetrics, `Bearer ${token}`),
    ];

    env.METRICS_TOKEN = token;
    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  });

  it("returns metrics of process, database, pool and jobs", async () => {
    await runJobs();
    await db.jobState.update({ where: { name: "outbox" }, data: { failures: 3 } });

    const text = await scrape();

    expect(text).toMatch(/^db_up 1$/m);
    expect(text).toMatch(/^db_pool_connections\{pool="primary",state="open"\} [1-9]/m);
    expect(text).toMatch(/^job_failures\{job="outbox"\} 3$/m);
    expect(text).toMatch(/^job_last_success_age_seconds\{job="staleRows"\} \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it("sums up the processes of the server, and returns the metrics of the database once", async () => {
    const figures = metrics();
    figures?.requests.observe({ method: "GET", route: "/faq", status: 200 }, 0.1);
    const others = [await figures?.registry.getMetricsAsJSON()];
    const request = vi.spyOn(peers, "request").mockResolvedValue(others);

    const text = await scrape();

    request.mockRestore();
    expect(text).toMatch(/^http_request_duration_seconds_count\{[^}]*route="\/faq"[^}]*\} 2$/m);
    expect(text).toMatch(/^db_up 1$/m);
    expect(text.match(/^# HELP db_up /gm)).toHaveLength(1);
  });
});

describe("POST /api/vitals", () => {
  const vitals = { path: "/product/12", lcp: 1_400, inp: 80, ttfb: 90, cls: 0.03 };

  it("counts web vitals per route without identifying the page", async () => {
    const response = await send(sendVitals, vitals);

    expect([response.status, await response.json()]).toEqual([200, {}]);
    const text = await scrape();
    expect(text).toMatch(/^web_vital_lcp_seconds_sum\{route="[^"]+"\} 1\.4$/m);
    expect(text).toMatch(/^web_vital_cls_count\{route="[^"]+"\} 1$/m);
    expect(text).not.toContain("/product/12");
  });

  it("refuses another site and invalid input", async () => {
    const foreign = await send(sendVitals, vitals, { "sec-fetch-site": "cross-site" });
    const broken = await send(sendVitals, { path: "/", lcp: "fast" });

    expect([foreign.status, broken.status]).toEqual([403, 400]);
  });
});
