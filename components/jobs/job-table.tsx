import { getFormatter, getTranslations } from "next-intl/server";

import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Viewer } from "@/lib/auth/viewer";
import { type JobRow, listJobs } from "@/lib/jobs/queries";

/** The scheduled jobs with their last run; a failing one stands on top with what went wrong. */
export async function JobTable({ viewer }: { viewer: Viewer }) {
  const [jobs, t, format] = await Promise.all([
    listJobs(viewer),
    getTranslations("jobs"),
    getFormatter(),
  ]);
  const at = (time: string | null) =>
    time
      ? format.dateTime(new Date(time), { dateStyle: "medium", timeStyle: "medium" })
      : t("never");
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-start">
        <caption className="p-6 text-start">
          <span className="block font-semibold text-lg">{t("title")}</span>
          <span className="text-muted-foreground">{t("text")}</span>
        </caption>
        <thead className="border-border border-y text-muted-foreground text-sm">
          <tr>
            {(["name", "state", "lastRun", "done", "next"] as const).map((column) => (
              <th key={column} scope="col" className="px-6 py-3 text-start font-medium">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {jobs.map((job) => (
            <tr key={job.name}>
              <th scope="row" className="px-6 py-3.5 text-start align-top font-medium">
                <bdi dir="ltr">{job.name}</bdi>
              </th>
              <td className="px-6 py-3.5 align-top">
                <JobState job={job} />
              </td>
              <td className="whitespace-nowrap px-6 py-3.5 align-top">{at(job.lastFinishedAt)}</td>
              <td className="px-6 py-3.5 align-top">{job.lastDone ?? 0}</td>
              <td className="whitespace-nowrap px-6 py-3.5 align-top">{at(job.dueAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

async function JobState({ job }: { job: JobRow }) {
  const t = await getTranslations("jobs");
  if (job.failures === 0) return <Badge tone="success">{t("good")}</Badge>;
  return (
    <>
      <Badge tone="destructive">{t("failing", { count: job.failures })}</Badge>
      <p className="mt-1.5 max-w-md text-destructive-ink text-sm [overflow-wrap:anywhere]">
        <bdi dir="ltr">{job.lastError}</bdi>
      </p>
    </>
  );
}
