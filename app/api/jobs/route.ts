import { cronRoute } from "@/lib/http/cron";
import { runJobs } from "@/lib/jobs/service";

export const GET = cronRoute(runJobs);
export const POST = GET;
