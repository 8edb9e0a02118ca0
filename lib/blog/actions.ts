"use server";

import { runAction } from "@/lib/http/action";
import {
  articleChoiceSchema,
  articleSchema,
  categoryChoiceSchema,
  categoryMoveSchema,
  categoryRenameSchema,
  categorySchema,
  scheduleSchema,
} from "./admin-schema";
import {
  addBlogCategory,
  moveBlogCategory,
  removeBlogCategory,
  renameBlogCategory,
} from "./service/categories";
import {
  deleteArticle,
  publishArticle,
  scheduleArticle,
  unpublishArticle,
} from "./service/publish";
import { saveArticle } from "./service/save";

export async function saveArticleAction(input: unknown) {
  return runAction({ schema: articleSchema, input }, saveArticle);
}

export async function publishArticleAction(input: unknown) {
  return runAction({ schema: articleChoiceSchema, input }, publishArticle);
}

export async function scheduleArticleAction(input: unknown) {
  return runAction({ schema: scheduleSchema, input }, scheduleArticle);
}

export async function unpublishArticleAction(input: unknown) {
  return runAction({ schema: articleChoiceSchema, input }, unpublishArticle);
}

export async function deleteArticleAction(input: unknown) {
  return runAction({ schema: articleChoiceSchema, input }, deleteArticle);
}

export async function addBlogCategoryAction(input: unknown) {
  return runAction({ schema: categorySchema, input }, addBlogCategory);
}

export async function renameBlogCategoryAction(input: unknown) {
  return runAction({ schema: categoryRenameSchema, input }, renameBlogCategory);
}

export async function moveBlogCategoryAction(input: unknown) {
  return runAction({ schema: categoryMoveSchema, input }, moveBlogCategory);
}

export async function removeBlogCategoryAction(input: unknown) {
  return runAction({ schema: categoryChoiceSchema, input }, removeBlogCategory);
}
