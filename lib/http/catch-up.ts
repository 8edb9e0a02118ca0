import "server-only";

import { after } from "next/server";

import { env, vercel } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { processGlobal } from "@/lib/core/process-global.mjs";
import { withDeadline } from "@/lib/core/request-context";
import { claimCatchUp } from "@/lib/db/job-catch-up";

/** Seconds without a started job after which ordinary requests start the due ones, and between two such starts. */
const LATE_SECONDS = 60;

/** Time to wait for the jobs in ms. They run in their own request, which continues afterwards. */
const WAIT_MS = 20_000;

/** Maximum wait for the database in ms. */
const DATABASE_MS = 4_000;

const schedule = processGlobal("jobCatchUp", () => ({ nextCheckAt: 0 }));

/**
 * Starts the due jobs after the current response if no scheduler has started one within a minute: on platforms whose
 * scheduler runs once a day. Never delays or fails the response. A preview deployment starts none, because it may share
 * the database of production.
 */
export function catchUpJobs(): void {
  if (env.JOBS_CATCH_UP === "off" || vercel.isPreview) return;
  const now = performance.now();
  if (now < schedule.nextCheckAt) return;
  schedule.nextCheckAt = now + LATE_SECONDS * 1_000;
  after(startLateJobs);
}

async function startLateJobs() {
  try {
    if (await withDeadline(DATABASE_MS, () => claimCatchUp(LATE_SECONDS))) await callJobs();
  } catch (error) {
    log.error("Failed to catch up on jobs", error);
  }
}

/** Calls the scheduler's route: its request has the time limit, the memory and the cache invalidation of the jobs. */
async function callJobs() {
  const response = await fetch(`${env.APP_URL}/api/jobs`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.CRON_SECRET}` },
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch((error: Error) => {
    if (error.name === "TimeoutError") return null;
    throw error;
  });
  if (response && !response.ok) throw new Error(`/api/jobs responded with ${response.status}`);
}
