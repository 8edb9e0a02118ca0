import type { Role } from "@/generated/prisma/enums";

const ANYONE: Role[] = ["buyer", "seller", "admin"];

/** Roles that may open a page. Middleware uses it for the status only; the page and its queries authorize. */
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

/** Returns the status of a denied page: 401 signed out, 403 wrong role, null if access is allowed. */
export function deniedStatus(path: string, role: string | null): 401 | 403 | null {
  const roles = GUARDED[path];
  if (!roles) return null;
  if (!role) return 401;
  return (roles as string[]).includes(role) ? null : 403;
}
