import "server-only";

import type { Locale } from "next-intl";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toCsv } from "@/lib/core/csv";
import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { parseId } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { documentTranslator } from "@/lib/i18n/translator";
import type { Problem } from "./row-problem";

/**
 * Returns the rows of an import that were not imported as a CSV file: the columns of the seller's file, and the reason.
 * @throws DomainError notFound (another seller's), forbidden
 */
export async function getFailedRowsFile(
  viewer: Viewer,
  { id: idText, locale }: { id: string; locale: Locale },
) {
  const id = parseId(idText);
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  const productImport = await db.productImport.findFirst({ where: { id, sellerId } });
  if (!productImport) throw new DomainError("notFound", "importNotFound");
  const { columns } = productImport;
  const rows = await db.productImportRow.findMany({
    where: { importId: id, state: "failed" },
    select: { cells: true, problems: true },
    orderBy: { line: "asc" },
  });
  const { t } = documentTranslator(locale);
  const lines = rows.flatMap(({ cells, problems }) => {
    const reason = problemsOf(problems)
      .map(({ column, heading = column, key }) =>
        heading ? `${heading}: ${t(`validation.${key}`)}` : t(`validation.${key}`),
      )
      .join("; ");
    return cellsOf(cells).map((line) => [...columns.map((_, index) => line[index] ?? ""), reason]);
  });
  const csv = toCsv([[...columns, t("products.import.columns.rule")], ...lines]);
  return new FileResponse(`shaafi-import-${id}.csv`, "text/csv; charset=utf-8", `\uFEFF${csv}`);
}

/** Safe casts: only the import writes these columns. */
const problemsOf = (problems: unknown) => problems as Problem[];
const cellsOf = (cells: unknown) => cells as string[][];
