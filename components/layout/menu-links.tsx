"use client";

import { useTranslations } from "next-intl";
import { UnreadBadge } from "@/components/messaging/unread-badge";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import type { MenuPanelProps } from "./lazy-menu";
import { MenuFrame } from "./menu-frame";
import { isCurrent, type NavItem } from "./nav-items";
import { usePath } from "./use-path";

/** A menu of places to go. */
export function MenuLinks({ items, ...panel }: MenuPanelProps & { items: NavItem[] }) {
  return (
    <MenuFrame {...panel}>
      <MenuLinkItems items={items} />
    </MenuFrame>
  );
}

export function MenuLinkItems({ items }: { items: NavItem[] }) {
  const t = useTranslations("nav");
  const path = usePath();
  return items.map(({ key, href }) => (
    <DropdownMenuItem key={key} asChild>
      <Link href={href} aria-current={isCurrent(path, href) ? "page" : undefined}>
        {t(key)}
        {key === "messages" && <UnreadBadge />}
      </Link>
    </DropdownMenuItem>
  ));
}
