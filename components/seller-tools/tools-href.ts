import type { SellerTab } from "@/lib/seller-tools/rules";

/** Where a tool stands, with what else its address says. */
export function sellerToolsHref(tab: SellerTab, more: Record<string, string> = {}): string {
  return `/seller-tools?${new URLSearchParams({ tab, ...more })}`;
}
