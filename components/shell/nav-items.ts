import type { Messages } from "next-intl";

/** Message keys of link labels, without those of counters. */
export type NavKey = Exclude<
  keyof Messages["nav"],
  "cartCount" | "messagesUnread" | "notificationsCount" | "wishlistCount"
>;
export type NavItem = { key: NavKey; href: string };

/** Second row of the desktop header. */
export const MAIN_NAV: NavItem[] = [
  { key: "home", href: "/" },
  { key: "shop", href: "/shop" },
  { key: "businessDirectory", href: "/business-directory" },
  { key: "community", href: "/community" },
  { key: "blog", href: "/blog" },
  { key: "diasporaMap", href: "/marketplace-map" },
  { key: "holidayStores", href: "/holiday-stores" },
  { key: "culturalEvents", href: "/events" },
];

/** Tools menu, the same for all viewers. */
export const TOOLS_NAV: NavItem[] = [
  { key: "buyerTools", href: "/buyer-tools" },
  { key: "sellerTools", href: "/seller-tools" },
  { key: "communityGroups", href: "/community" },
];

const SECTIONS: Record<string, string[]> = { "/shop": ["/product/", "/compare"] };

/** Returns whether `path` is in the section of `href`; a product belongs to the shop. */
export function isCurrent(path: string, href: string): boolean {
  if (href === "/") return path === "/";
  return [`${href}/`, ...(SECTIONS[href] ?? [])].some((area) => `${path}/`.startsWith(area));
}
