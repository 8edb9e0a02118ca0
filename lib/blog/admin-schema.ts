import * as z from "zod";

import { isoDateTime } from "@/lib/core/validation/dates";
import { multiLine, requiredLine, singleLine, webUrl } from "@/lib/core/validation/text";
import { markdownField } from "@/lib/i18n/markdown-field";
import { validationKey } from "@/lib/i18n/messages";
import { textLocale } from "@/lib/i18n/text-locale";
import { isSlug, MAX_SERVINGS, MAX_TAGS } from "./rules";
import { tag } from "./schema";

const id = z.number().int().positive().max(2_147_483_647);

/** An absolute web address, or the path of an image of this site. */
const image = z.union(
  [
    z.literal(""),
    z.string().regex(/^\/(?:illustrations|uploads)\/[\w-]+(?:\/[\w-]+)*\.(?:svg|webp)$/),
    webUrl(validationKey("imageUrlInvalid")),
  ],
  validationKey("imageUrlInvalid"),
);

const countSchema = (max: number) =>
  z
    .number(validationKey("numberMissing"))
    .int(validationKey("numberMissing"))
    .min(1, validationKey("numberMissing"))
    .max(max, validationKey("numberMissing"));

const ingredient = z.object({
  amount: requiredLine(validationKey("fieldsMissing"), 1, 60),
  name: requiredLine(validationKey("fieldsMissing"), 1, 120),
  /** Null: not, or no longer, a product of the shop. */
  productId: id.nullable(),
  units: countSchema(99),
});

const recipe = z.object({
  title: requiredLine(validationKey("fieldsMissing"), 1, 120),
  servings: countSchema(MAX_SERVINGS),
  minutes: countSchema(10_000),
  kitchen: singleLine(500),
  steps: z
    .array(multiLine(1_000).pipe(z.string().min(1)))
    .min(1, validationKey("stepsMissing"))
    .max(30),
  ingredients: z.array(ingredient).max(40),
});

const text = {
  title: requiredLine(validationKey("titleShort"), 5, 150),
  excerpt: requiredLine(validationKey("excerptShort"), 20, 400),
  content: markdownField(validationKey("articleShort"), 50, 60_000),
};

/** Content of an article; an empty slug is derived from the title. */
export const articleContentSchema = z.object({
  ...text,
  locale: z.exactOptional(textLocale),
  translations: z.exactOptional(z.partialRecord(textLocale, z.object(text))),
  slug: z
    .string()
    .trim()
    .refine((value) => value === "" || isSlug(value), validationKey("slugInvalid")),
  categoryId: id.or(z.never(validationKey("categoryRequired"))),
  tags: z
    .array(tag.pipe(z.string().min(1)))
    .max(MAX_TAGS, validationKey("tagsTooMany"))
    .transform((tags) => [...new Set(tags)]),
  featuredImage: image,
  recipe: recipe.nullable(),
});

/** The version of an article that was read; the update is refused if it changed since. ISO 8601. */
const articleVersion = { id, updatedAt: isoDateTime() };

/** Saves a new article, or an existing one in the version that was read. */
export const articleSchema = articleContentSchema.extend({
  seen: z.object(articleVersion).nullable(),
});
export type ArticleInput = z.output<typeof articleSchema>;
export type ArticleContent = z.output<typeof articleContentSchema>;

export const articleChoiceSchema = z.object(articleVersion);
export type ArticleChoice = z.output<typeof articleChoiceSchema>;

export const scheduleSchema = z.object({ ...articleVersion, at: isoDateTime() });
export type ScheduleInput = z.output<typeof scheduleSchema>;

const categoryName = requiredLine(validationKey("fieldsMissing"), 2, 60);
export const categorySchema = z.object({ name: categoryName });
export type CategoryInput = z.output<typeof categorySchema>;
export const categoryRenameSchema = z.object({ id, name: categoryName });
export type CategoryRename = z.output<typeof categoryRenameSchema>;
export const categoryMoveSchema = z.object({ id, to: z.enum(["up", "down"]) });
export type CategoryMove = z.output<typeof categoryMoveSchema>;
export const categoryChoiceSchema = z.object({ id });
export type CategoryChoice = z.output<typeof categoryChoiceSchema>;
