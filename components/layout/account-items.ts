import type { AccountUser } from "@/lib/accounts/dto";
import type { NavItem } from "./nav-items";

type Role = AccountUser["role"];

/** A visitor who has something in the cart. */
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

/** The account menu of somebody signed in, before Logout. */
export function accountNav(role: Role): NavItem[] {
  return [...OWN, ...BY_ROLE[role]];
}

/** The end of the desktop header's second row. */
export const END_NAV: Record<Role | "visitor", NavItem> = {
  visitor: { key: "becomeSeller", href: "/become-seller" },
  buyer: { key: "becomeSeller", href: "/become-seller" },
  seller: { key: "sellerDashboard", href: "/dashboard" },
  admin: { key: "adminPanel", href: "/admin" },
};
