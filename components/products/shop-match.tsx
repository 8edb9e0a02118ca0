import { useTranslations } from "next-intl";

import { richTextTags } from "@/components/ui/rich-text-tags";
import type { Match } from "@/lib/products/search/dto";

type ShopMatchProps = { search: string | undefined; match: Match };

/** Notes that a search was corrected, or that products match only some of its words. */
export function ShopMatch({ search = "", match: { corrected, isPartial } }: ShopMatchProps) {
  const t = useTranslations("catalog");
  if (isPartial) return <p>{t.rich("partialMatch", { words: search, ...richTextTags })}</p>;
  if (corrected) return <p>{t.rich("resultsFor", { words: corrected, ...richTextTags })}</p>;
  return null;
}
