import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import type { Change } from "./dto";
import { listMatchingEntries } from "./queries";
import { auditSearchSchema } from "./schema";

/** The matching entries as rows of a file. @throws DomainError forbidden */
export async function exportAudit(viewer: Viewer, search: URLSearchParams) {
  const entries = await listMatchingEntries(
    viewer,
    auditSearchSchema.parse(Object.fromEntries(search)),
  );
  return [
    [
      "id",
      "createdAt",
      "actorId",
      "actor",
      "action",
      "subjectType",
      "subjectId",
      "before",
      "after",
    ],
    ...entries.map((entry) => [
      entry.id,
      entry.createdAt,
      entry.actor?.id ?? null,
      entry.actor?.username ?? null,
      entry.action,
      entry.subjectType,
      entry.subjectId,
      stateOf(entry.changes, "before"),
      stateOf(entry.changes, "after"),
    ]),
  ];
}

/** One side of the changes, such as "stock: 10; isActive: true". */
function stateOf(changes: Change[], side: "before" | "after") {
  return changes
    .filter((change) => change[side] !== undefined)
    .map((change) => `${change.name}: ${change[side] ?? ""}`)
    .join("; ");
}
