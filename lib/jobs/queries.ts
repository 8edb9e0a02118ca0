import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";

export type JobRow = Awaited<ReturnType<typeof listJobs>>[number];

/**
 * How every scheduled job is doing, failing ones first; times ISO 8601.
 * @throws DomainError forbidden for anybody but an admin
 */
export async function listJobs(viewer: Viewer) {
  if (viewer.role !== "admin") throw new DomainError("forbidden", "accessDenied");
  const rows = await db.jobState.findMany({ orderBy: [{ failures: "desc" }, { name: "asc" }] });
  return rows.map(
    ({ name, dueAt, lastStartedAt, lastFinishedAt, lastDone, lastError, failures }) => ({
      name,
      dueAt: dueAt.toISOString(),
      lastStartedAt: lastStartedAt?.toISOString() ?? null,
      lastFinishedAt: lastFinishedAt?.toISOString() ?? null,
      lastDone,
      lastError,
      failures,
    }),
  );
}
