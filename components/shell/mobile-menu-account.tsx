"use client";

import { useTranslations } from "next-intl";
import { useSignOut } from "@/components/accounts/use-sign-out";
import { useViewer } from "@/components/layout/use-viewer";
import {
  ChartColumn,
  Heart,
  type IconComponent,
  LayoutDashboard,
  LogIn,
  LogOut,
  MessageCircle,
  Package,
  Plus,
  ShieldCheck,
  ShoppingBag,
  Store,
  Ticket,
  User,
  UserPlus,
} from "@/components/ui/icons";
import { SheetClose } from "@/components/ui/sheet";
import type { AccountUser } from "@/lib/accounts/dto";
import { MOBILE_ROW, MobileMenuRows } from "./mobile-menu-rows";
import type { NavItem } from "./nav-items";

type Row = NavItem & { icon: IconComponent };

const CART: Row = { key: "cart", href: "/cart", icon: ShoppingBag };
const WISHLIST: Row = { key: "wishlist", href: "/wishlist", icon: Heart };
const BECOME_SELLER: Row = { key: "becomeSeller", href: "/become-seller", icon: Store };

const VISITOR: Row[] = [
  CART,
  WISHLIST,
  BECOME_SELLER,
  { key: "signIn", href: "/login", icon: LogIn },
  { key: "signUp", href: "/register", icon: UserPlus },
];

const OWN: Row[] = [
  { key: "profile", href: "/profile", icon: User },
  { key: "messages", href: "/profile?tab=messages", icon: MessageCircle },
  CART,
  WISHLIST,
  { key: "myOrders", href: "/orders", icon: Package },
  { key: "myTickets", href: "/events?tickets=mine", icon: Ticket },
];

const BY_ROLE: Record<AccountUser["role"], Row[]> = {
  buyer: [BECOME_SELLER],
  seller: [
    { key: "dashboard", href: "/dashboard", icon: LayoutDashboard },
    { key: "addProduct", href: "/add-product", icon: Plus },
  ],
  admin: [
    { key: "adminPanel", href: "/admin", icon: ShieldCheck },
    { key: "purchaseAnalytics", href: "/purchase-heatmap", icon: ChartColumn },
  ],
};

export function MobileMenuAccount() {
  const t = useTranslations("nav");
  const { viewer } = useViewer();
  const signOut = useSignOut();

  if (!viewer) return <MobileMenuRows items={VISITOR} />;
  return (
    <>
      <MobileMenuRows items={[...OWN, ...BY_ROLE[viewer.role]]} />
      <SheetClose className={MOBILE_ROW} onClick={signOut}>
        <LogOut aria-hidden className="rtl-flip size-5" />
        {t("signOut")}
      </SheetClose>
    </>
  );
}
