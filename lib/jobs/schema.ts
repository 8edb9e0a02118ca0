import * as z from "zod";
import "@/lib/core/validation/zod-config";

const FAILED_ROW_SOURCES = ["job", "outbox"] as const;

/** A failed row: the table that records it, and its id there. */
export const failedRowSchema = z.object({
  source: z.enum(FAILED_ROW_SOURCES),
  id: z.number().int().positive().max(2_147_483_647),
});
export type FailedRowChoice = z.output<typeof failedRowSchema>;
