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
export const spanShape = { limit: count(100).default(100), offset: count(999_999_999).default(0) };

/** The query of a list that has no other. */
export const spanSchema = z.object(spanShape);
export type Span = z.output<typeof spanSchema>;

/** The first hundred rows. */
export const FIRST_SPAN: Span = { limit: 100, offset: 0 };

/** `limit` and `offset` out of a query string. @throws ZodError when one is no number */
export function parseSpan(search: URLSearchParams): Span {
  return spanSchema.parse(Object.fromEntries(search));
}
