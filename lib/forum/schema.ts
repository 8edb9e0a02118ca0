import * as z from "zod";

import { requiredLine, singleLine } from "@/lib/core/validation/text";
import { markdownField } from "@/lib/i18n/markdown-field";
import { validationKey } from "@/lib/i18n/messages";
import { languageFilter, textLocale } from "@/lib/i18n/text-locale";
import { FORUM_ICONS, MAX_TEXT } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

const INCOMPLETE = validationKey("forumPostIncomplete");

const content = {
  title: requiredLine(INCOMPLETE, 1),
  content: markdownField(INCOMPLETE, 1, MAX_TEXT),
  locale: z.exactOptional(textLocale),
};

/** Body of POST /api/forum/posts (specification C, section 5: a category, a non-blank title and content). */
export const postSchema = z.object({
  categoryId: z.number(INCOMPLETE).int(INCOMPLETE).positive(INCOMPLETE).max(2_147_483_647),
  ...content,
});
export type PostInput = z.output<typeof postSchema>;

export const postEditSchema = z.object({ id, ...content });
export type PostEdit = z.output<typeof postEditSchema>;

const replyContent = { content: markdownField(validationKey("replyEmpty"), 1, MAX_TEXT) };

/** `quotedId` is a reply to the same post. */
export const replySchema = z.object({
  postId: id,
  quotedId: id.nullable().default(null),
  locale: z.exactOptional(textLocale),
  ...replyContent,
});
export type ReplyInput = z.output<typeof replySchema>;

export const replyEditSchema = z.object({ id, ...replyContent });
export type ReplyEdit = z.output<typeof replyEditSchema>;

export const entrySchema = z.object({ id });
export type EntryChoice = z.output<typeof entrySchema>;

/** Turns following, pinning or locking on or off. */
export const switchSchema = z.object({ id, isOn: z.boolean() });
export type SwitchInput = z.output<typeof switchSchema>;

export const moveSchema = z.object({ id, categoryId: id });
export type MoveInput = z.output<typeof moveSchema>;

const categoryContent = {
  name: requiredLine(validationKey("forumCategoryNameMissing"), 2, 60),
  icon: z.enum(FORUM_ICONS),
};

export const categorySchema = z.object(categoryContent);
export type CategoryInput = z.output<typeof categorySchema>;

export const categoryEditSchema = z.object({ id, ...categoryContent });
export type CategoryEdit = z.output<typeof categoryEditSchema>;

export const categoryStepSchema = z.object({ id, direction: z.enum(["up", "down"]) });
export type CategoryStep = z.output<typeof categoryStepSchema>;

/** Query of GET /api/forum/posts; without `categoryId`, all categories. */
export const postQuerySchema = z.object({
  categoryId: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, validationKey("filterInvalid"))
    .transform(Number)
    .optional(),
});

/** Filters of the forum list; invalid values are ignored. */
export const forumSearchSchema = z.object({
  q: singleLine(100).catch(""),
  category: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  language: languageFilter,
  page: z.coerce.number().int().min(1).max(5_000).catch(1),
});
export type ForumSearch = z.output<typeof forumSearchSchema>;

/** Page of replies, or the reply whose page is displayed. */
export const threadSearchSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  reply: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
});
