import * as z from "zod";
import { normalizeForSearch } from "@/lib/core/search-text";
import { multiLine, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { routing } from "@/lib/i18n/routing";
import { languageFilter } from "@/lib/i18n/text-locale";
import { LONGEST_PHRASE } from "./synonyms";

/** Query of GET /api/search/suggestions: `q`, also as `search` or `query`, and the language of the titles. */
export const suggestionsSchema = z
  .object({
    q: multiLine(200).optional(),
    search: multiLine(200).optional(),
    query: multiLine(200).optional(),
    lang: languageFilter,
  })
  .transform(({ q, search, query, lang = routing.defaultLocale }) => ({
    typed: q ?? search ?? query ?? "",
    locale: lang,
  }));

/** A folded phrase of one to three words. */
const phrase = z
  .string(validationKey("termMissing"))
  .pipe(singleLine(60))
  .transform(normalizeForSearch)
  .pipe(
    z
      .string()
      .min(1, validationKey("termMissing"))
      .refine((text) => text.split(" ").length <= LONGEST_PHRASE, validationKey("termsTooMany")),
  );

/** A search for `alias` also matches `term`. */
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

/** Filters of the admin's lists of aliases and of searches without results; invalid values are ignored. */
export const aliasSearchSchema = z.object({
  q: singleLine(100).catch(""),
  page,
  /** Page of the searches without results. */
  misses: page,
  /** Initial value of the form for a new alias. */
  alias: singleLine(100).catch(""),
});
export type AliasSearch = z.output<typeof aliasSearchSchema>;
