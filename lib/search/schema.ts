import * as z from "zod";

import { text } from "@/lib/core/text";

/** GET /api/search/suggestions: `q`, also as `search` or `query`. */
export const suggestionsSchema = z
  .object({ q: text(200).optional(), search: text(200).optional(), query: text(200).optional() })
  .transform(({ q, search, query }) => q ?? search ?? query ?? "");
