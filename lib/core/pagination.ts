import * as z from "zod";

import type { ValidationKey } from "@/lib/i18n/messages";

const PAGE_INVALID: ValidationKey = "pageInvalid";

/** A whole number in a query; a larger one than `max` is capped. */
function count(max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, PAGE_INVALID)
    .transform((value) => Math.min(Number(value), max));
}

/** `limit` (100 by default and at most) and `offset` of a list's query (contract.md, "Conventions"). */
export const paginationShape = {
  limit: count(100).default(100),
  offset: count(999_999_999).default(0),
};

/** The query of a list that has no other. */
export const paginationSchema = z.object(paginationShape);
export type Pagination = z.output<typeof paginationSchema>;

/** The first hundred rows. */
export const FIRST_PAGE: Pagination = { limit: 100, offset: 0 };

/** `limit` and `offset` out of a query string. @throws ZodError when one is no number */
export function parsePagination(search: URLSearchParams): Pagination {
  return paginationSchema.parse(Object.fromEntries(search));
}
