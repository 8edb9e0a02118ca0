import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { multiLine, opaqueText } from "@/lib/core/validation/text";
import { reasonSchema, unitsSchema } from "@/lib/orders/schema";

const id = z.number().int().positive().max(2_147_483_647);

/** Input of a return request or a damage claim. */
export const returnSchema = z.object({
  orderId: id,
  sellerId: id,
  kind: z.enum(["return", "damage"]),
  reason: reasonSchema,
  lines: unitsSchema,
  photos: z.array(opaqueText(2_048)).max(5).optional(),
});
export type ReturnInput = z.output<typeof returnSchema>;

export const returnDecisionSchema = z.object({
  returnId: id,
  decision: z.enum(["approved", "rejected", "refunded"]),
  answer: multiLine(1_000).optional(),
});
export type ReturnDecision = z.output<typeof returnDecisionSchema>;

export const returnWithdrawalSchema = z.object({ returnId: id });
