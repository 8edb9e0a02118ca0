import type { SellerTab } from "@/lib/seller-tools/rules";

/** The address of a tool with its other parameters. */
export function sellerToolsHref(tab: SellerTab, more: Record<string, string> = {}): string {
  return `/seller-tools?${new URLSearchParams({ tab, ...more })}`;
}
