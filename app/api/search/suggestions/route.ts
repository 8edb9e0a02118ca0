import { publicQuery } from "@/lib/http/route";
import { listSuggestions } from "@/lib/search/queries";
import { suggestionsSchema } from "@/lib/search/schema";

export const GET = publicQuery((_params, search) => {
  const { typed, locale } = suggestionsSchema.parse(Object.fromEntries(search));
  return listSuggestions(typed, locale);
});
