"use client";

import { useTranslations } from "next-intl";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import {
  BookOpen,
  House,
  type IconComponent,
  LayoutGrid,
  MapIcon,
  MoonStar,
  Store,
  Ticket,
  Users,
  Wrench,
} from "@/components/ui/icons";
import { Sheet, SheetContent } from "@/components/ui/sheet";
import { MobileMenuAccount } from "./mobile-menu-account";
import { MobileMenuChoices } from "./mobile-menu-choices";
import { MobileMenuRows } from "./mobile-menu-rows";
import { type NavItem, TOOLS_NAV } from "./nav-items";

const PLACES: (NavItem & { icon: IconComponent })[] = [
  { key: "home", href: "/", icon: House },
  { key: "shop", href: "/shop", icon: LayoutGrid },
  { key: "findBusinesses", href: "/businesses", icon: Store },
  { key: "community", href: "/community", icon: Users },
  { key: "blog", href: "/blog", icon: BookOpen },
  { key: "diasporaMap", href: "/marketplace-map", icon: MapIcon },
  { key: "holidayStores", href: "/holiday-stores", icon: MoonStar },
  { key: "culturalEvents", href: "/events", icon: Ticket },
];

const TOOLS = TOOLS_NAV.map((item) => ({ ...item, icon: Wrench }));

/** Mobile menu at the start edge: pages, tools, account, language and theme. */
export function MobileMenu({ isOpen, onOpenChange, button }: MenuPanelProps) {
  const t = useTranslations();
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        title={t("nav.menu")}
        closeLabel={t("common.close")}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        <nav aria-label={t("nav.menu")} className="py-2">
          <MobileMenuRows items={PLACES} />
          <h2 className="px-4.5 pt-4 pb-1 text-muted-foreground text-xs">{t("nav.tools")}</h2>
          <MobileMenuRows items={TOOLS} />
          <h2 className="px-4.5 pt-4 pb-1 text-muted-foreground text-xs">{t("nav.account")}</h2>
          <MobileMenuAccount />
        </nav>
        <MobileMenuChoices />
      </SheetContent>
    </Sheet>
  );
}
