"use client";

import { useTranslations } from "next-intl";
import { useTheme } from "next-themes";

import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from "@/components/ui/dropdown-menu";
import type { MenuPanelProps } from "./lazy-menu";
import { MenuFrame } from "./menu-frame";
import { THEMES } from "./themes";

export function ThemePanel(panel: MenuPanelProps) {
  const t = useTranslations("theme");
  const { theme = "system", setTheme } = useTheme();
  return (
    <MenuFrame {...panel}>
      <DropdownMenuRadioGroup value={theme} onValueChange={setTheme}>
        {THEMES.map(([name, Icon]) => (
          <DropdownMenuRadioItem key={name} value={name}>
            <Icon aria-hidden />
            {t(name)}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </MenuFrame>
  );
}
