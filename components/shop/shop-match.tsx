import { useTranslations } from "next-intl";

import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";
import type { Match, PricedSearch } from "@/lib/search/dto";

type ShopMatchProps = { filter: ShopFilter; match: Match; priceRange: PricedSearch | null };

/** Notes that a search was corrected, with a link to the words as typed, or that products match only some of them. */
export function ShopMatch({ filter, match, priceRange }: ShopMatchProps) {
  const t = useTranslations("catalog");
  const results = useTranslations("search.results");
  const { search = "" } = filter;
  const { corrected, isPartial } = match;
  if (isPartial) return <p>{t.rich("partialMatch", { words: search, ...richTextTags })}</p>;
  if (!corrected) return null;
  const searchText = priceRange?.text ?? search;
  return (
    <p>
      {results.rich("noExact", { words: searchText, ...richTextTags })}{" "}
      <Link
        href={shopHref({ ...filter, page: 1, isExact: true })}
        rel="nofollow"
        className="link inline-block py-2.5 font-semibold"
      >
        {results.rich("instead", { words: searchText, ...richTextTags })}
      </Link>
    </p>
  );
}
