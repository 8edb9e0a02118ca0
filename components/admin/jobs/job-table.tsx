import { getFormatter, getTranslations } from "next-intl/server";
import { DataTable } from "@/components/admin-ui/data-table";
import { ListHeader } from "@/components/admin-ui/list-header";
import { Moment } from "@/components/time/moment";
import { Badge } from "@/components/ui/badge";
import type { Viewer } from "@/lib/auth/viewer";
import { type JobRow, listJobs } from "@/lib/jobs/queries";
import { FailedRows } from "./failed-rows";

/** The scheduled jobs with their last run; failing ones come first, with their error. */
export async function JobTable({ viewer }: { viewer: Viewer }) {
  const [jobs, t, format] = await Promise.all([
    listJobs(viewer),
    getTranslations("jobs"),
    getFormatter(),
  ]);
  const toMoment = (time: string | null) => (time ? <Moment at={time} hasSeconds /> : t("never"));
  return (
    <section aria-labelledby="jobs-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader
        id="jobs-title"
        title={t("title")}
        count={jobs.length > 0 ? t("text") : t("none")}
      />
      {jobs.length > 0 && (
        <DataTable
          caption={t("title")}
          columns={[
            { key: "name", name: t("columns.name") },
            { key: "state", name: t("columns.state") },
            { key: "lastRun", name: t("columns.lastRun") },
            { key: "done", name: t("columns.done"), align: "end" },
            { key: "next", name: t("columns.next") },
          ]}
          rows={jobs.map((job) => ({
            key: job.name,
            cells: [
              <bdi key="name" dir="ltr">
                {job.name}
              </bdi>,
              <JobState key="state" job={job} />,
              toMoment(job.lastFinishedAt),
              format.number(job.lastDone ?? 0),
              toMoment(job.dueAt),
            ],
          }))}
        />
      )}
      <FailedRows viewer={viewer} />
    </section>
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
