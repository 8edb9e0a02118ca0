import { runJobs } from "@/lib/jobs/service";
import { scheduled } from "@/lib/web/scheduled";

export const GET = scheduled(runJobs);
export const POST = GET;
