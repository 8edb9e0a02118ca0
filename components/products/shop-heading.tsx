import { useTranslations } from "next-intl";

import { richTextTags } from "@/components/ui/rich-text-tags";
import { tokenize } from "@/lib/core/search-text";
import type { ShopFilter } from "@/lib/products/filter-schema";
import type { Match } from "@/lib/products/search/dto";

type ShopHeadingProps = { filter: ShopFilter; match: Match | null };

/** The heading of a list: the search, or the words that it was corrected to, otherwise the category. */
export function ShopHeading({ filter: { search, category }, match }: ShopHeadingProps) {
  const t = useTranslations("catalog");
  const results = useTranslations("search.results");
  if (search && match?.corrected) {
    const words = <Corrected search={search} corrected={match.corrected} />;
    return results.rich("showingFor", { words: () => words });
  }
  if (search) return t.rich("resultsFor", { words: search, ...richTextTags });
  return category ? t(`category.${category}`) : t("allProducts");
}

/** The searched words; those that differ from the typed ones are underlined. */
function Corrected({ search, corrected }: { search: string; corrected: string }) {
  const typed = tokenize(search);
  const words = corrected.split(" ").map((word, at) => ({ word, key: `${at} ${word}` }));
  return (
    <bdi>
      {words.map(({ word, key }, at) => (
        <span key={key}>
          {at > 0 && " "}
          {typed.includes(word) ? (
            word
          ) : (
            <em className="border-brand border-b-3 not-italic">{word}</em>
          )}
        </span>
      ))}
    </bdi>
  );
}
