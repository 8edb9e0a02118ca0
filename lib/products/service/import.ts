import "server-only";

import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { withDeadline } from "@/lib/core/request-context";
import { withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import type { ValidationKey } from "@/lib/i18n/messages";
import { hasTooManyLines, MAX_ROWS, parseRow, readCsv } from "@/lib/products/csv";
import { findForeignUploads, getImages } from "@/lib/products/image-ownership";
import { assertProductLimit, requireBulkUpload } from "@/lib/products/plan-limits";
import type { ImportInput, ProductInput } from "@/lib/products/schema";
import { insertProducts } from "./insert-many";

/** Limit of imports per seller, dry runs included. */
const HOURLY = { max: 60, seconds: 3_600 };

/** Database deadline in ms, sufficient for 200 products on a busy server. */
const PATIENCE_MS = 30_000;

/** Validation error of a row: its line in the file, title, column and message key. */
type Problem = { line: number; title: string; column: string; key: ValidationKey };

type Read = { line: number; title: string; input: ProductInput | null; problems: Problem[] };

/**
 * Creates all products of a CSV file, or none if any row is invalid. A dry run only validates.
 * @returns the number of valid rows, the problems of the others, and the number of created products
 * @throws DomainError invalid (no CSV file, no row, too many, not UTF-8), forbidden (no seller, not in the plan, the
 * plan is full), limited
 */
export async function importProducts(viewer: Viewer | null, { csv, isDryRun }: ImportInput) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  await consumeLimit({ key: `import:${seller.id}`, ...HOURLY });
  await requireBulkUpload(seller);
  const rows = readRows(csv);
  await checkUploads(seller, rows);
  const problems = rows.flatMap((row) => row.problems);
  const inputs = rows.flatMap(({ input, problems: own }) =>
    input && own.length === 0 ? [input] : [],
  );
  if (isDryRun || problems.length > 0) {
    return { good: inputs.length, problems, listed: 0 };
  }
  await withDeadline(PATIENCE_MS, () =>
    withTx(async (tx) => {
      await assertProductLimit(tx, seller, inputs.length);
      await insertProducts(tx, seller, inputs);
    }),
  );
  invalidateTags(sellerTag(seller.id));
  return { good: inputs.length, problems, listed: inputs.length };
}

function readRows(csv: string): Read[] {
  if (csv.includes("\uFFFD")) throw new DomainError("invalid", "csvEncoding");
  if (hasTooManyLines(csv)) throw new DomainError("invalid", "csvTooMany", { count: MAX_ROWS });
  const records = readCsv(csv);
  if (!records || records.length === 0) throw new DomainError("invalid", "csvUnreadable");
  if (records.length > MAX_ROWS) {
    throw new DomainError("invalid", "csvTooMany", { count: MAX_ROWS });
  }
  return records.map(({ line, cells }) => {
    const title = (cells["title"] ?? "").slice(0, 100);
    const parsed = parseRow(cells);
    const issues = parsed.success ? [] : parsed.error.issues;
    const problems = issues.map(({ path, message }) => ({
      line,
      title,
      column: String(path[0] ?? ""),
      key: message as ValidationKey, // schemas only write `v()` keys
    }));
    return { line, title, input: parsed.success ? parsed.data : null, problems };
  });
}

async function checkUploads(seller: Viewer, rows: Read[]) {
  const addresses = rows.flatMap(({ input }) => (input ? getImages(input) : []));
  const foreign = await findForeignUploads(seller, addresses);
  for (const { line, title, input, problems } of rows) {
    if (input && getImages(input).some((url) => foreign.has(url))) {
      problems.push({ line, title, column: "imageUrl", key: "imageUrlInvalid" });
    }
  }
}
