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
  return (
    <MenuContent {...panel}>
      <DropdownMenuRadioGroup value={theme} onValueChange={chooseTheme}>
        {THEMES.map(([name, Icon]) => (
          <DropdownMenuRadioItem key={name} value={name}>
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
