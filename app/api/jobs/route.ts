import { cronRoute } from "@/lib/http/cron";
import { runJobs } from "@/lib/jobs/service/run-due-jobs";

export const GET = cronRoute(runJobs);
export const POST = GET;
