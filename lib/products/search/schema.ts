import * as z from "zod";
import { normalizeForSearch } from "@/lib/core/search-text";
import { multiLine, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { LONGEST_PHRASE } from "./synonyms";

/** GET /api/search/suggestions: `q`, also as `search` or `query`. */
export const suggestionsSchema = z
  .object({
    q: multiLine(200).optional(),
    search: multiLine(200).optional(),
    query: multiLine(200).optional(),
  })
  .transform(({ q, search, query }) => q ?? search ?? query ?? "");

/** Words as search keeps them: folded, one to three of them. */
const phrase = z
  .string(validationKey("wordsMissing"))
  .pipe(singleLine(60))
  .transform(normalizeForSearch)
  .pipe(
    z
      .string()
      .min(1, validationKey("wordsMissing"))
      .refine((words) => words.split(" ").length <= LONGEST_PHRASE, validationKey("wordsTooMany")),
  );

/** Who looks for `alias` means `term`. */
export const aliasSchema = z
  .object({ alias: phrase, term: phrase })
  .refine(({ alias, term }) => alias !== term, {
    path: ["term"],
    message: validationKey("aliasSame"),
  });
export type AliasInput = z.output<typeof aliasSchema>;

export const aliasChoiceSchema = z.object({ id: z.number().int().positive().max(2_147_483_647) });
export type AliasChoice = z.output<typeof aliasChoiceSchema>;

const page = z.coerce.number().int().min(1).max(100_000).catch(1);

/** The filters of the admin's lists of aliases and of searches that found nothing; what means nothing is left out. */
export const aliasSearchSchema = z.object({
  q: singleLine(100).catch(""),
  page,
  /** The page of the searches that found nothing. */
  misses: page,
  /** The words that the form for a new alias begins with. */
  alias: singleLine(100).catch(""),
});
export type AliasSearch = z.output<typeof aliasSearchSchema>;
