import type { Messages } from "next-intl";

/** The labels; what counts something is none. */
export type NavKey = Exclude<
  keyof Messages["nav"],
  "cartCount" | "messagesUnread" | "notificationsCount" | "wishlistCount"
>;
export type NavItem = { key: NavKey; href: string };

/** Row 2 of the desktop header. */
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

/** The Tools menu, for everyone. */
export const TOOLS_NAV: NavItem[] = [
  { key: "buyerTools", href: "/buyer-tools" },
  { key: "sellerTools", href: "/seller-tools" },
  { key: "communityGroups", href: "/community" },
];

const SECTIONS: Record<string, string[]> = { "/shop": ["/product/", "/compare"] };

/** Is `path` inside the area that `href` opens? A product belongs to the shop. */
export function isCurrent(path: string, href: string): boolean {
  if (href === "/") return path === "/";
  return [`${href}/`, ...(SECTIONS[href] ?? [])].some((area) => `${path}/`.startsWith(area));
}
