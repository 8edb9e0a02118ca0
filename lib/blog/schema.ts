import * as z from "zod";

import { paginationShape } from "@/lib/core/pagination";
import { opaqueText, parseId, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { languageFilter } from "@/lib/i18n/text-locale";

/** A normalized tag: one lowercase line. */
export const tag = singleLine(40).transform((value) => value.toLowerCase());

const page = z.coerce.number().int().min(1).max(1_000).catch(1);

/** The query of GET /api/blog/posts: all of the `tags`, separated by commas. */
export const postQuerySchema = z.object({
  categoryId: z.string().transform(parseId).optional(),
  tags: opaqueText(500)
    .transform((value) =>
      value
        .split(",")
        .map((tag) => tag.normalize("NFKC").trim().toLowerCase())
        .filter(Boolean),
    )
    .optional(),
  search: singleLine(200).catch("").optional(),
  isPublished: z.enum(["true", "false"], validationKey("filterInvalid")).default("true"),
  ...paginationShape,
});
export type PostQuery = z.output<typeof postQuerySchema>;

const secret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .catch(undefined);

/** The query of /blog; invalid values are ignored. `category` is a slug. */
export const blogSearchSchema = z.object({
  search: singleLine(100).catch(""),
  category: singleLine(80).catch(""),
  language: languageFilter,
  tag: tag.catch(""),
  page,
  /** The secrets of the links in newsletters. */
  confirm: secret,
  unsubscribe: secret,
});
export type BlogSearch = z.output<typeof blogSearchSchema>;

/** /blog without a query. */
export const NO_SEARCH: BlogSearch = blogSearchSchema.parse({});

export const ARTICLE_STATES = ["all", "published", "scheduled", "draft"] as const;

/** The filters of the admin's list of articles, and the open article; invalid values are ignored. */
export const adminSearchSchema = z.object({
  q: singleLine(100).catch(""),
  state: z.enum(ARTICLE_STATES).catch("all"),
  page,
  article: z
    .union([z.literal("new"), z.coerce.number().int().positive().max(2_147_483_647)])
    .optional()
    .catch(undefined),
  preview: z.literal("1").optional().catch(undefined),
});
export type AdminSearch = z.output<typeof adminSearchSchema>;
