import type { BuyerTab } from "@/lib/buyer-tools/rules";

/** The address of a tool with a search. */
export function toolsHref(tab: BuyerTab, query = ""): string {
  return `/buyer-tools?${new URLSearchParams({ tab, ...(query && { q: query }) })}`;
}

/** The address of a comparison list. */
export const listHref = (id: number) => `/buyer-tools?list=${id}`;
