"use server";

import { runAction } from "@/lib/http/action";
import {
  categoryEditSchema,
  categorySchema,
  categoryStepSchema,
  entrySchema,
  moveSchema,
  postEditSchema,
  replyEditSchema,
  replySchema,
  switchSchema,
} from "./schema";
import { addCategory, moveCategory, removeCategory, renameCategory } from "./service/categories";
import { followPost } from "./service/follows";
import { lockDiscussion, movePost, pinPost } from "./service/moderate";
import { deletePost, editPost } from "./service/posts";
import { createReply, deleteReply, editReply } from "./service/replies";

export async function createReplyAction(input: unknown) {
  return runAction({ schema: replySchema, input }, createReply);
}

export async function editReplyAction(input: unknown) {
  return runAction({ schema: replyEditSchema, input }, editReply);
}

export async function deleteReplyAction(input: unknown) {
  return runAction({ schema: entrySchema, input }, deleteReply);
}

export async function editPostAction(input: unknown) {
  return runAction({ schema: postEditSchema, input }, editPost);
}

export async function deletePostAction(input: unknown) {
  return runAction({ schema: entrySchema, input }, deletePost);
}

export async function followPostAction(input: unknown) {
  return runAction({ schema: switchSchema, input }, followPost);
}

export async function pinPostAction(input: unknown) {
  return runAction({ schema: switchSchema, input }, pinPost);
}

export async function lockDiscussionAction(input: unknown) {
  return runAction({ schema: switchSchema, input }, lockDiscussion);
}

export async function movePostAction(input: unknown) {
  return runAction({ schema: moveSchema, input }, movePost);
}

export async function addCategoryAction(input: unknown) {
  return runAction({ schema: categorySchema, input }, addCategory);
}

export async function renameCategoryAction(input: unknown) {
  return runAction({ schema: categoryEditSchema, input }, renameCategory);
}

export async function moveCategoryAction(input: unknown) {
  return runAction({ schema: categoryStepSchema, input }, moveCategory);
}

export async function removeCategoryAction(input: unknown) {
  return runAction({ schema: entrySchema, input }, removeCategory);
}
