"use client";

import { useTranslations } from "next-intl";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { UnreadBadge } from "@/components/messaging/unread-badge";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import { isCurrent, type NavItem } from "./nav-items";

/** Menu of links. */
export function MenuLinks({ items, ...panel }: MenuPanelProps & { items: NavItem[] }) {
  return (
    <MenuContent {...panel}>
      <MenuLinkItems items={items} />
    </MenuContent>
  );
}

export function MenuLinkItems({ items }: { items: NavItem[] }) {
  const t = useTranslations("nav");
  const path = usePublicPathname();
  return items.map(({ key, href }) => (
    <DropdownMenuItem key={key} asChild>
      <Link href={href} aria-current={isCurrent(path, href) ? "page" : undefined}>
        {t(key)}
        {key === "messages" && <UnreadBadge />}
      </Link>
    </DropdownMenuItem>
  ));
}
