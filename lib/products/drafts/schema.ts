import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { validationKey } from "@/lib/i18n/messages";
import { MAX_DRAFT_LENGTH } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

/** Values of the product form as JSON; they are validated when the product is created. */
const content = z
  .string()
  .max(MAX_DRAFT_LENGTH, validationKey("draftTooLong"))
  .transform((text) => text.replaceAll("\0", "").toWellFormed());

/** Without an id, a new draft. */
export const draftSchema = z.object({ id: z.exactOptional(id), content });
export type DraftInput = z.output<typeof draftSchema>;

export const draftIdSchema = z.object({ id });
export const duplicateSchema = z.object({ productId: id });
