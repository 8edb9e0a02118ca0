"use client";

import { useTranslations } from "next-intl";
import { useSignOut } from "@/components/accounts/use-sign-out";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import { useViewer } from "@/components/layout/use-viewer";
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { LogOut } from "@/components/ui/icons";
import { accountNav, GUEST_NAV } from "./account-items";
import { MenuLinkItems } from "./menu-links";

/** Account menu of the viewer's role; sign-in links for a visitor with a cart. */
export function AccountPanel(panel: MenuPanelProps) {
  const t = useTranslations("nav");
  const { viewer } = useViewer();
  const signOut = useSignOut();

  if (!viewer) {
    return (
      <MenuContent {...panel}>
        <MenuLinkItems items={GUEST_NAV} />
      </MenuContent>
    );
  }
  return (
    <MenuContent {...panel}>
      <DropdownMenuLabel className="max-w-64">{viewer.email}</DropdownMenuLabel>
      <MenuLinkItems items={accountNav(viewer.role)} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => signOut()}>
        <LogOut aria-hidden className="rtl-flip" />
        {t("logout")}
      </DropdownMenuItem>
    </MenuContent>
  );
}
