import type { Role } from "@/generated/prisma/enums";

const ANYONE: Role[] = ["buyer", "seller", "admin"];

/** Which roles a page is for. Middleware reads it for the status; the page and its queries are the lock. */
const GUARDED: Record<string, Role[]> = {
  "/add-product": ["seller"],
  "/admin": ["admin"],
  "/cart": ANYONE,
  "/checkout": ANYONE,
  "/custom-storefront": ["seller"],
  "/dashboard": ["seller"],
  "/monthly-reports": ["seller"],
  "/orders": ANYONE,
  "/payout-settings": ["seller"],
  "/profile": ANYONE,
  "/seller-tools": ["seller"],
  "/wishlist": ANYONE,
};

/** The status of a denied screen: 401 signed out, 403 wrong role, null where nothing is denied. */
export function deniedStatus(path: string, role: string | null): 401 | 403 | null {
  const roles = GUARDED[path];
  if (!roles) return null;
  if (!role) return 401;
  return (roles as string[]).includes(role) ? null : 403;
}
