import { getTranslations } from "next-intl/server";
import { DataTable } from "@/components/admin-ui/data-table";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PageMessages } from "@/components/layout/page-messages";
import { Moment } from "@/components/time/moment";
import type { Viewer } from "@/lib/auth/viewer";
import { listFailedRows } from "@/lib/jobs/queries";
import { RetryRow } from "./retry-row";

/** Rows that jobs gave up on, each with its reason and a retry; renders nothing without rows. */
export async function FailedRows({ viewer }: { viewer: Viewer }) {
  const [rows, t] = await Promise.all([listFailedRows(viewer), getTranslations("jobs.failed")]);
  if (rows.length === 0) return null;
  return (
    <PageMessages namespaces={["jobs.failed", "validation"]}>
      <ListHeader id="failed-rows-title" title={t("title")} count={t("text")} />
      <DataTable
        caption={t("title")}
        columns={[
          { key: "queue", name: t("queue") },
          { key: "row", name: t("row") },
          { key: "reason", name: t("reason") },
          { key: "since", name: t("since") },
          { key: "retry", name: t("retry"), hasActions: true },
        ]}
        rows={rows.map(({ source, id, queue, subject, reason, failedAt }) => ({
          key: `${source}:${id}`,
          cells: [
            <bdi key="queue" dir="ltr">
              {queue}
            </bdi>,
            <bdi key="row" dir="ltr">
              {subject}
            </bdi>,
            <bdi key="reason" dir="ltr" className="wrap-anywhere block max-w-md">
              {reason}
            </bdi>,
            <Moment key="since" at={failedAt} />,
            <RetryRow key="retry" row={{ source, id }} queue={queue} subject={subject} />,
          ],
        }))}
      />
    </PageMessages>
  );
}
