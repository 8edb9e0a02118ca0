import * as z from "zod";

import { opaqueText, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import {
  IMPORT_FIELDS,
  MATCH_MODES,
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  MAX_REPLACEMENTS,
  MAX_ROWS,
} from "./rules";

const line = z.number().int().positive().max(1_000_000);

/** A value for all cells of a field with the text `found`, or for that of one row. */
const replacementSchema = z.object({
  field: z.enum(IMPORT_FIELDS),
  found: opaqueText(200).min(1),
  value: opaqueText(200),
  line: z.exactOptional(line),
});
export type Replacement = z.output<typeof replacementSchema>;

/** The seller's answers to the check, for all rows of the file. */
const fixesSchema = z.object({
  replacements: z.array(replacementSchema).max(MAX_REPLACEMENTS).default([]),
  isTitleShortened: z.boolean().default(false),
  isValueShortened: z.boolean().default(false),
  isCommaReplaced: z.boolean().default(false),
  /** Stock of new products and variants without one. */
  stock: z.exactOptional(z.number().int().min(0).max(1_000_000)),
  /** Rows whose price in the shop stays. */
  unchangedPrices: z.array(line).max(MAX_ROWS).default([]),
  /** Rows that change a price or stock although it has changed since the export. */
  overwritten: z.array(line).max(MAX_ROWS).default([]),
});
export type Fixes = z.output<typeof fixesSchema>;
export const NO_FIXES: Fixes = fixesSchema.parse({});

/** A file with products, and how its rows are imported. */
export const importFileSchema = z.object({
  csv: z.string().min(1, validationKey("csvEmpty")).max(MAX_FILE_BYTES, validationKey("csvLarge")),
  /** Field of each column; recognized by the names of the columns if missing. */
  mapping: z.exactOptional(z.array(z.enum(IMPORT_FIELDS).nullable()).max(MAX_COLUMNS)),
  /** Category of rows without a known one. */
  category: z.exactOptional(z.enum(CATEGORY_SLUGS)),
  matches: z.enum(MATCH_MODES),
  fixes: z.exactOptional(fixesSchema),
});
export type ImportFile = z.output<typeof importFileSchema>;

export const startImportSchema = importFileSchema.extend({
  fileName: singleLine(200).pipe(z.string().min(1)),
});
export type StartImport = z.output<typeof startImportSchema>;

export const importChoiceSchema = z.object({ id: z.number().int().positive().max(2_147_483_647) });
export type ImportChoice = z.output<typeof importChoiceSchema>;
