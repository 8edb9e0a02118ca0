"use client";

import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from "@/components/ui/dropdown-menu";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { routing } from "@/lib/i18n/routing";
import { useLanguageChoice } from "./use-language-choice";

/** The five languages; open until the page loads in the chosen one, which is marked at once. */
export function LanguagePanel(panel: MenuPanelProps) {
  const { locale: chosenLocale, chooseLanguage } = useLanguageChoice();
  return (
    <MenuContent {...panel}>
      <DropdownMenuRadioGroup value={chosenLocale}>
        {routing.locales.map((locale) => (
          <DropdownMenuRadioItem
            key={locale}
            value={locale}
            lang={locale}
            className="font-native"
            onSelect={(event) => {
              event.preventDefault();
              chooseLanguage(locale);
            }}
          >
            <bdi>{NATIVE_NAMES[locale]}</bdi>
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </MenuContent>
  );
}
