"use client";

import { useTranslations } from "next-intl";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { THEMES } from "./themes";
import { useLiteMode } from "./use-lite-mode";
import { useThemeChoice } from "./use-theme-choice";

export function ThemePanel(panel: MenuPanelProps) {
  const t = useTranslations("theme");
  const { theme, chooseTheme } = useThemeChoice();
  const { isLite, chooseLite } = useLiteMode();

  /** Closes the menu in a frame of its own: the new theme repaints the whole page, and is visible first. */
  function choose(event: Event, name: string) {
    event.preventDefault();
    chooseTheme(name);
    requestAnimationFrame(() => setTimeout(() => panel.onOpenChange(false)));
  }

  return (
    <MenuContent {...panel}>
      <DropdownMenuRadioGroup value={theme}>
        {THEMES.map(([name, Icon]) => (
          <DropdownMenuRadioItem key={name} value={name} onSelect={(event) => choose(event, name)}>
            <Icon aria-hidden />
            {t(name)}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuCheckboxItem
        checked={isLite}
        onCheckedChange={chooseLite}
        aria-label={t("lite")}
        className="max-w-72"
      >
        {t("lite")}
        <span className="block text-muted-foreground text-xs">{t("liteMore")}</span>
      </DropdownMenuCheckboxItem>
    </MenuContent>
  );
}
