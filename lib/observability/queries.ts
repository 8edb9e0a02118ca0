import "server-only";

import fs from "node:fs/promises";
import path from "node:path";
import { metrics } from "@/lib/core/metrics";
import { withTimeout } from "@/lib/core/with-timeout.mjs";
import { sql } from "@/lib/db/sql";
import { readQueues } from "@/lib/jobs/queues";
import { readProcessMetrics } from "./process-metrics";

/** Timeout of a health check in ms. */
const WAIT_MS = 2_000;

/** Returns the migrations that this code needs; an empty list if the deployment has no migrations folder. */
async function listMigrations(): Promise<string[]> {
  const folder = path.join(process.cwd(), "prisma", "migrations");
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function listMissing(): Promise<string[]> {
  const rows = await sql.query<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const appliedNames = new Set(rows.map(({ name }) => name));
  return (await listMigrations()).filter((name) => !appliedNames.has(name));
}

export type Readiness = { status: "ready" } | { status: "unready"; reason: string };

/**
 * Returns whether this server is ready: the database responds and has the required migrations. A newer database is
 * accepted: servers see one during a deployment (docs/deploys.md).
 */
export async function readReadiness(): Promise<Readiness> {
  try {
    const missing = await withTimeout(listMissing(), WAIT_MS);
    if (missing.length === 0) return { status: "ready" };
    return { status: "unready", reason: `${missing.length} migrations are not applied` };
  } catch {
    return { status: "unready", reason: "the database does not answer" };
  }
}

async function readJobs() {
  const jobs = await sql.query<{ name: string; failures: number; age: number; late: number }[]>`
    SELECT name, failures, extract(epoch FROM now() - last_finished_at)::float AS age,
      greatest(extract(epoch FROM now() - due_at), 0)::float AS late FROM job_states`;
  const waiting = await sql.query<{ kind: string; count: number }[]>`
    SELECT kind::text, count(*)::int AS count FROM outbox
    WHERE done_at IS NULL AND failed_at IS NULL AND next_try_at <= now() GROUP BY kind`;
  return { jobs, waiting, queues: await readQueues() };
}

/**
 * Returns all metrics of this server in the Prometheus format, with database metrics of jobs and emails; null if metrics
 * are disabled.
 */
export async function readMetrics(): Promise<{ type: string; text: string } | null> {
  const figures = metrics();
  if (!figures) return null;
  const read = await withTimeout(readJobs(), WAIT_MS).catch(() => null);
  figures.databaseUp.set(read ? 1 : 0);
  showJobs(figures, read ?? { jobs: [], waiting: [], queues: [] });
  const text = `${await readProcessMetrics()}\n${await figures.databaseRegistry.metrics()}`;
  return { type: figures.registry.contentType, text };
}

function showJobs(
  {
    jobFailures,
    jobAge,
    jobLate,
    outbox,
    queueOldest,
    queueFailed,
  }: NonNullable<ReturnType<typeof metrics>>,
  { jobs, waiting, queues }: Awaited<ReturnType<typeof readJobs>>,
) {
  const gauges = [jobFailures, jobAge, jobLate, outbox, queueOldest, queueFailed];
  for (const gauge of gauges) gauge.reset();
  for (const { name: job, failures, age, late } of jobs) {
    jobFailures.set({ job }, failures);
    if (age !== null) jobAge.set({ job }, age);
    jobLate.set({ job }, late);
  }
  for (const { queue, oldestSeconds, failed } of queues) {
    queueOldest.set({ queue }, oldestSeconds);
    queueFailed.set({ queue }, failed);
  }
  for (const { kind, count } of waiting) outbox.set({ kind }, count);
}
