"use client";

import { useLocale } from "next-intl";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from "@/components/ui/dropdown-menu";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { routing } from "@/lib/i18n/routing";
import { setLanguage } from "./set-language";

export function LanguagePanel(panel: MenuPanelProps) {
  return (
    <MenuContent {...panel}>
      <DropdownMenuRadioGroup value={useLocale()}>
        {routing.locales.map((locale) => (
          <DropdownMenuRadioItem
            key={locale}
            value={locale}
            lang={locale}
            className="font-native"
            onSelect={() => void setLanguage(locale)}
          >
            <bdi>{NATIVE_NAMES[locale]}</bdi>
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </MenuContent>
  );
}
