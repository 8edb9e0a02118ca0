"use server";

import { runAction } from "@/lib/http/action";
import { reviewDeletionSchema, reviewEditSchema, reviewReplySchema } from "./schema";
import { deleteReview, editReview, replyToReview } from "./service";

export async function editReviewAction(input: unknown) {
  return runAction({ schema: reviewEditSchema, input }, editReview);
}

export async function deleteReviewAction(input: unknown) {
  return runAction({ schema: reviewDeletionSchema, input }, deleteReview);
}

export async function replyToReviewAction(input: unknown) {
  return runAction({ schema: reviewReplySchema, input }, replyToReview);
}
