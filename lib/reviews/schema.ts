import * as z from "zod";

import { lineOf, textOf } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";

const id = z.number().int().positive().max(2_147_483_647);

/** What a buyer writes (specification A, section 5). */
export const reviewWordsSchema = z.object({
  rating: z
    .number(v("ratingMissing"))
    .int(v("ratingMissing"))
    .min(1, v("ratingMissing"))
    .max(5, v("ratingMissing")),
  title: lineOf(v("titleShort"), 5),
  comment: textOf(v("commentShort"), 20, 5_000),
});
export type ReviewWords = z.output<typeof reviewWordsSchema>;

/** POST /api/reviews */
export const reviewSchema = reviewWordsSchema.extend({ productId: id });
export type ReviewInput = z.output<typeof reviewSchema>;

export const reviewEditSchema = reviewWordsSchema.extend({ id });

export const reviewDeletionSchema = z.object({ id });

/** The seller's answer. */
export const answerSchema = z.object({
  id,
  text: textOf(v("answerShort"), 5, 2_000),
});
