import { cronRoute } from "@/lib/http/cron";
import { runJobs } from "@/lib/jobs/service/run-due-jobs";

/** Seconds; every plan of Vercel allows them, and a run starts no job after 40. */
export const maxDuration = 60;

export const GET = cronRoute(() => runJobs());
export const POST = GET;
