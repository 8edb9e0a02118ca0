import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { requiredName, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import {
  LENGTH_UNITS,
  MAX_CELL_LENGTH,
  MAX_CHART_COLUMNS,
  MAX_CHART_NAME_LENGTH,
  MAX_CHART_ROWS,
  MIN_CHART_COLUMNS,
} from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

const isFilled = (row: string[]) => row.some((cell) => cell !== "");

/** A size chart; empty rows are left out. */
export const sizeChartSchema = z
  .object({
    name: requiredName(validationKey("sizeChartNameRequired"), 1, MAX_CHART_NAME_LENGTH),
    unit: z.enum(LENGTH_UNITS),
    columns: z
      .array(requiredName(validationKey("sizeChartColumnRequired"), 1, MAX_CELL_LENGTH))
      .min(MIN_CHART_COLUMNS, validationKey("sizeChartColumnRequired"))
      .max(MAX_CHART_COLUMNS),
    rows: z
      .array(z.array(singleLine(MAX_CELL_LENGTH)).max(MAX_CHART_COLUMNS))
      .max(MAX_CHART_ROWS)
      .transform((rows) => rows.filter(isFilled))
      .pipe(z.array(z.array(z.string())).min(1, validationKey("sizeChartRowRequired"))),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ["rows"],
  });
export type SizeChartInput = z.output<typeof sizeChartSchema>;

/** Without an id, a new chart. */
export const sizeChartSaveSchema = z.object({ id: z.exactOptional(id), chart: sizeChartSchema });
export const sizeChartIdSchema = z.object({ id });
