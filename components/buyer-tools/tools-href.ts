import type { BuyerTab } from "@/lib/buyer-tools/rules";

/** Where a tool stands, with the words that its products are looked for by. */
export function toolsHref(tab: BuyerTab, words = ""): string {
  return `/buyer-tools?${new URLSearchParams({ tab, ...(words && { q: words }) })}`;
}

/** The link of a comparison list. */
export const listHref = (id: number) => `/buyer-tools?list=${id}`;
