import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { countImportImages } from "@/lib/products/images/queries";
import { groupProblems } from "./problem-groups";
import type { Problem } from "./row-problem";
import { undoDeadlineOf } from "./rules";
import type { ImportChoice } from "./schema";

/** Maximum invalid rows that the page lists; the file has all. */
const MAX_LISTED = 100;

/** Maximum imports in the list of recent ones. */
const MAX_RECENT = 5;

/** State of an import. */
export type ImportState = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/**
 * Returns one of the seller's imports as `findImport`.
 * @throws DomainError notFound (another seller's), forbidden
 */
export async function getImport(viewer: Viewer, { id }: ImportChoice) {
  const productImport = await findImport(viewer, id);
  if (!productImport) throw new DomainError("notFound", "importNotFound");
  return productImport;
}

/**
 * Returns one of the seller's imports: its rows by state, and the first invalid ones; null for another seller's.
 * @throws DomainError forbidden
 */
export async function findImport(viewer: Viewer, id: number) {
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  const productImport = await db.productImport.findFirst({ where: { id, sellerId } });
  if (!productImport) return null;
  const { fileName, createdAt, finishedAt, undoneAt, undoFinishedAt } = productImport;
  const groups = await db.productImportRow.groupBy({
    by: ["state"],
    where: { importId: id },
    _count: true,
  });
  const count = (state: (typeof groups)[number]["state"]) =>
    groups.find((group) => group.state === state)?._count ?? 0;
  const failedRows = await db.productImportRow.findMany({
    where: { importId: id, state: "failed" },
    select: { line: true, title: true, problems: true },
    orderBy: { line: "asc" },
    take: MAX_LISTED,
  });
  return {
    id,
    fileName,
    createdAt: createdAt.toISOString(),
    isFinished: finishedAt !== null,
    /** Time until which it can be undone; null if it can't. */
    undoUntil: finishedAt && !undoneAt ? undoDeadlineOf(finishedAt).toISOString() : null,
    isUndone: undoneAt !== null,
    isUndoing: undoneAt !== null && undoFinishedAt === null,
    failedRows: await countFailedRows(id),
    total: groups.reduce((sum, group) => sum + group._count, 0),
    pending: count("pending"),
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    skipped: count("skipped"),
    failed: count("failed"),
    undone: count("undone"),
    /** Products that an undo left, since they were sold or changed. */
    retained: count("retained"),
    images: await countImportImages(id),
    groups: groupProblems(await listFailedProblems(id)),
    problems: failedRows.flatMap(({ line, title, problems }) =>
      problemsOf(problems).map((problem) => ({ line, title, ...problem })),
    ),
  };
}

async function listFailedProblems(importId: number) {
  const rows = await db.productImportRow.findMany({
    where: { importId, state: "failed" },
    select: { line: true, problems: true },
    orderBy: { line: "asc" },
  });
  return rows.map(({ line, problems }) => ({ line, problems: problemsOf(problems) }));
}

/** Rows of the file whose products were not imported; a product with options has several. */
async function countFailedRows(importId: number) {
  const [row] = await sql.query<{ count: number }[]>`
    SELECT coalesce(sum(jsonb_array_length(cells)), 0)::int AS count FROM product_import_rows
    WHERE import_id = ${importId} AND state = 'failed'`;
  return row?.count ?? 0;
}

export type RecentImport = Awaited<ReturnType<typeof listImports>>[number];

/** Returns the seller's latest imports, newest first. */
export async function listImports(viewer: Viewer) {
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  const rows = await db.productImport.findMany({
    where: { sellerId },
    select: { id: true, fileName: true, createdAt: true, finishedAt: true },
    orderBy: { id: "desc" },
    take: MAX_RECENT,
  });
  return rows.map(({ id, fileName, createdAt, finishedAt }) => ({
    id,
    fileName,
    createdAt: createdAt.toISOString(),
    isFinished: finishedAt !== null,
  }));
}

/** Safe cast: only the import writes this column. */
const problemsOf = (problems: unknown) => problems as Problem[];
