import * as z from "zod";

import { singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import { IMPORT_FIELDS, MATCH_MODES, MAX_COLUMNS, MAX_FILE_BYTES } from "./rules";

/** A file with products, and how its rows are imported. */
export const importFileSchema = z.object({
  csv: z.string().min(1, validationKey("csvEmpty")).max(MAX_FILE_BYTES, validationKey("csvLarge")),
  /** Field of each column; recognized by the names of the columns if missing. */
  mapping: z.exactOptional(z.array(z.enum(IMPORT_FIELDS).nullable()).max(MAX_COLUMNS)),
  /** Category of rows without a known one. */
  category: z.exactOptional(z.enum(CATEGORY_SLUGS)),
  matches: z.enum(MATCH_MODES),
});
export type ImportFile = z.output<typeof importFileSchema>;

export const startImportSchema = importFileSchema.extend({
  fileName: singleLine(200).pipe(z.string().min(1)),
});
export type StartImport = z.output<typeof startImportSchema>;

export const importChoiceSchema = z.object({ id: z.number().int().positive().max(2_147_483_647) });
export type ImportChoice = z.output<typeof importChoiceSchema>;
