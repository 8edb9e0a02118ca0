import { useTranslations } from "next-intl";

import { richTextTags } from "@/components/ui/rich-text-tags";
import { tokenize } from "@/lib/core/search-text";
import type { ShopFilter } from "@/lib/products/filters/schema";
import type { Match } from "@/lib/search/dto";

type ShopHeadingProps = { filter: ShopFilter; match: Match | null };

/** The heading of a list: the search, or the words that it was corrected to, otherwise the category. */
export function ShopHeading({ filter: { search, category }, match }: ShopHeadingProps) {
  const t = useTranslations("catalog");
  const results = useTranslations("search.results");
  if (search && match?.corrected) {
    const correctedSearch = <Corrected search={search} corrected={match.corrected} />;
    return results.rich("showingFor", { words: () => correctedSearch });
  }
  if (search) return t.rich("resultsFor", { words: search, ...richTextTags });
  return category ? t(`category.${category}`) : t("allProducts");
}

/** The searched words; those that differ from the typed ones are underlined. */
function Corrected({ search, corrected }: { search: string; corrected: string }) {
  const typedTokens = tokenize(search);
  const tokens = corrected.split(" ").map((token, index) => ({ token, key: `${index} ${token}` }));
  return (
    <bdi>
      {tokens.map(({ token, key }, index) => (
        <span key={key}>
          {index > 0 && " "}
          {typedTokens.includes(token) ? (
            token
          ) : (
            <em className="border-brand border-b-3 not-italic">{token}</em>
          )}
        </span>
      ))}
    </bdi>
  );
}
