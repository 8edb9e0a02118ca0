"use server";

import { runAction } from "@/lib/web/action";
import { answerSchema, reportSchema, reviewDeletionSchema, reviewEditSchema } from "./schema";
import { answerReview, deleteReview, editReview, reportReview } from "./service";

export async function editReviewAction(input: unknown) {
  return runAction({ schema: reviewEditSchema, input }, editReview);
}

export async function deleteReviewAction(input: unknown) {
  return runAction({ schema: reviewDeletionSchema, input }, deleteReview);
}

export async function answerReviewAction(input: unknown) {
  return runAction({ schema: answerSchema, input }, answerReview);
}

export async function reportReviewAction(input: unknown) {
  return runAction({ schema: reportSchema, input }, reportReview);
}
