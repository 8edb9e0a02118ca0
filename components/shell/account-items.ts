import type { AccountUser } from "@/lib/accounts/dto";
import type { NavItem } from "./nav-items";

type Role = AccountUser["role"];

/** Account menu of an anonymous visitor with items in the cart. */
export const GUEST_NAV: NavItem[] = [
  { key: "signIn", href: "/login" },
  { key: "createAccount", href: "/register" },
  { key: "viewCart", href: "/cart" },
];

const OWN: NavItem[] = [
  { key: "myProfile", href: "/profile" },
  { key: "myOrders", href: "/orders" },
  { key: "messages", href: "/profile?tab=messages" },
  { key: "wishlist", href: "/wishlist" },
  { key: "myTickets", href: "/events?tickets=mine" },
  { key: "buyerTools", href: "/buyer-tools" },
];

const BY_ROLE: Record<Role, NavItem[]> = {
  buyer: [],
  seller: [
    { key: "dashboard", href: "/dashboard" },
    { key: "addProduct", href: "/add-product" },
  ],
  admin: [{ key: "adminPanel", href: "/admin" }],
};

/** Returns the account menu of a signed-in viewer, before Logout. */
export function accountNav(role: Role): NavItem[] {
  return [...OWN, ...BY_ROLE[role]];
}

/** Last link in the second row of the desktop header. */
export const END_NAV: Record<Role | "visitor", NavItem> = {
  visitor: { key: "becomeSeller", href: "/become-seller" },
  buyer: { key: "becomeSeller", href: "/become-seller" },
  seller: { key: "sellerDashboard", href: "/dashboard" },
  admin: { key: "adminPanel", href: "/admin" },
};
