import { listSuggestions } from "@/lib/search/queries";
import { suggestionsSchema } from "@/lib/search/schema";
import { read } from "@/lib/web/route";

export const GET = read((_params, search) =>
  listSuggestions(suggestionsSchema.parse(Object.fromEntries(search))),
);
