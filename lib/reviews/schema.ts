import * as z from "zod";

import { requiredLine, requiredText } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { textLocale } from "@/lib/i18n/text-locale";

const id = z.number().int().positive().max(2_147_483_647);

/** A buyer's review (specification A, section 5). */
export const reviewTextSchema = z.object({
  rating: z
    .number(validationKey("ratingMissing"))
    .int(validationKey("ratingMissing"))
    .min(1, validationKey("ratingMissing"))
    .max(5, validationKey("ratingMissing")),
  title: requiredLine(validationKey("titleShort"), 5),
  comment: requiredText(validationKey("commentShort"), 20, 5_000),
  locale: z.exactOptional(textLocale),
});
export type ReviewText = z.output<typeof reviewTextSchema>;

/** POST /api/reviews */
export const reviewSchema = reviewTextSchema.extend({ productId: id });
export type ReviewInput = z.output<typeof reviewSchema>;

export const reviewEditSchema = reviewTextSchema.extend({ id });

export const reviewDeletionSchema = z.object({ id });

/** The seller's reply. */
export const reviewReplySchema = z.object({
  id,
  text: requiredText(validationKey("replyShort"), 5, 2_000),
  locale: z.exactOptional(textLocale),
});
