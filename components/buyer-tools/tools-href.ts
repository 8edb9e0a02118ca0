import type { BuyerTab } from "@/lib/buyer-tools/rules";

/** The address of a tool with a search. */
export function toolsHref(tab: BuyerTab, words = ""): string {
  return `/buyer-tools?${new URLSearchParams({ tab, ...(words && { q: words }) })}`;
}

/** The address of a comparison list. */
export const listHref = (id: number) => `/buyer-tools?list=${id}`;
