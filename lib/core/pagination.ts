import * as z from "zod";
import "@/lib/core/validation/zod-config";

import type { ValidationKey } from "@/lib/i18n/messages";

const PAGE_INVALID: ValidationKey = "pageInvalid";

/** Schema of an integer in a query string; values above `max` are capped. */
function count(max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, PAGE_INVALID)
    .transform((value) => Math.min(Number(value), max));
}

/** Query parameters of a list: `limit` (100 by default and at most) and `offset` (contract.md, "Conventions"). */
export const paginationShape = {
  limit: count(100).default(100),
  offset: count(999_999_999).default(0),
};

/** Schema for lists without other parameters. */
export const paginationSchema = z.object(paginationShape);
export type Pagination = z.output<typeof paginationSchema>;

/** The first 100 rows. */
export const FIRST_PAGE: Pagination = { limit: 100, offset: 0 };

/** Returns `limit` and `offset` of a query string. @throws ZodError when one is not a number */
export function parsePagination(search: URLSearchParams): Pagination {
  return paginationSchema.parse(Object.fromEntries(search));
}
