"use client";

import { useTranslations } from "next-intl";
import { UnreadBadge } from "@/components/messaging/unread-badge";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import type { MenuPanelProps } from "./lazy-menu";
import { MenuContent } from "./menu-content";
import { isCurrent, type NavItem } from "./nav-items";
import { usePublicPathname } from "./use-public-pathname";

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
