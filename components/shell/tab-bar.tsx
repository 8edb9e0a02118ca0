"use client";

import { useTranslations } from "next-intl";
import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { useViewer } from "@/components/layout/use-viewer";
import { Heart, House, type IconComponent, LayoutGrid, User, Users } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { isCurrent, type NavItem } from "./nav-items";

const TABS: (NavItem & { icon: IconComponent })[] = [
  { key: "home", href: "/", icon: House },
  { key: "shop", href: "/shop", icon: LayoutGrid },
  { key: "community", href: "/community", icon: Users },
  { key: "wishlist", href: "/wishlist", icon: Heart },
  { key: "account", href: "/login", icon: User },
];

/** Pages with a bar of their own at the bottom. */
const WITH_OWN_BAR = /^\/(?:product\/|cart$|checkout$|add-product$)/;

/** Bottom navigation bar on phones. */
export function TabBar() {
  const t = useTranslations("nav");
  const path = usePublicPathname();
  const { viewer } = useViewer();
  if (WITH_OWN_BAR.test(path)) return null;
  return (
    <nav
      aria-label={t("quick")}
      className="sticky bottom-0 z-30 grid grid-cols-5 border-t bg-popover pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {TABS.map(({ key, href: fixed, icon: Icon }) => {
        const href = key === "account" && viewer ? "/profile" : fixed;
        const isActive = isCurrent(path, href);
        return (
          <Link
            key={key}
            href={href}
            aria-current={isActive ? "page" : undefined}
            className={`relative flex min-h-14.5 min-w-0 flex-col items-center justify-center gap-0.75 text-[0.78125rem] leading-tight -outline-offset-2 ${isActive ? "font-semibold text-foreground" : "font-medium text-muted-foreground"}`}
          >
            {isActive && <span aria-hidden className="stitch absolute -top-px w-8.5" />}
            <Icon aria-hidden className="size-5" />
            <span className="wrap-anywhere max-w-full px-0.5 text-center">{t(key)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
