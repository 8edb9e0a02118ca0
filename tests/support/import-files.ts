import { readFileSync } from "node:fs";
import path from "node:path";

import { decodeCsv } from "@/components/product-import/csv-text";
import { detectLayout, suggestMapping } from "@/lib/product-import/layouts";
import { parseRecord } from "@/lib/product-import/parse-record";
import { readTable } from "@/lib/product-import/read-table";
import { toRecords } from "@/lib/product-import/records";
import type { Mapping } from "@/lib/product-import/rules";
import { type Fixes, NO_FIXES } from "@/lib/product-import/schema";
import type { CategorySlug } from "@/lib/products/categories";

const FOLDER = path.resolve("tests/fixtures/imports");

/** Returns the text of a file in the folder of import files. */
const importText = (name: string) => decodeCsv(readFileSync(path.join(FOLDER, name))) ?? "";

type ReadOptions = { mapping?: Mapping; fixes?: Partial<Fixes>; category?: CategorySlug };

/** Parses CSV text as new products, as the service does. */
export async function parseImport(text: string, options: ReadOptions = {}) {
  const { mapping, fixes, category } = options;
  const table = (await readTable(text)) ?? { columns: [], rows: [] };
  const layout = detectLayout(table.columns);
  const records = toRecords(table, {
    layout,
    mapping: mapping ?? suggestMapping(table.columns, layout),
    category,
    fixes: { ...NO_FIXES, ...fixes },
  });
  return records.map((record) => {
    const { input, problems, warnings } = parseRecord(record, false);
    return {
      line: record.line,
      input,
      problems,
      warnings: [...record.warnings, ...warnings],
    };
  });
}

/** Parses a file of the folder of import files. */
export const parseImportFile = (name: string, options?: ReadOptions) =>
  parseImport(importText(name), options);
