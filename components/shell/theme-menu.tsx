"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { HEADER_ICON } from "@/components/layout/header-button-classes";
import { LazyMenu, NO_PROPS } from "@/components/layout/lazy-menu";
import { Moon, Sun } from "@/components/ui/icons";

const load = () => import("./theme-panel");
const Panel = lazy(async () => ({ default: (await load()).ThemePanel }));

/** Menu of light, dark and system theme. The icon depends on CSS only, so it is correct before hydration. */
export function ThemeMenu() {
  const t = useTranslations("theme");
  return (
    <LazyMenu
      panel={Panel}
      panelProps={NO_PROPS}
      preload={load}
      label={t("label")}
      className={HEADER_ICON}
    >
      <Sun aria-hidden className="size-5 dark:hidden" />
      <Moon aria-hidden className="hidden size-5 dark:block" />
    </LazyMenu>
  );
}
