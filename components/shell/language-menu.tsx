"use client";

import { useLocale, useTranslations } from "next-intl";
import { lazy } from "react";
import { HEADER_BUTTON, HEADER_ICON } from "@/components/layout/header-button-classes";
import { LazyMenu, NO_PROPS } from "@/components/layout/lazy-menu";
import { Globe } from "@/components/ui/icons";
import { NATIVE_NAMES } from "@/lib/i18n/languages";

const load = () => import("./language-panel");
const Panel = lazy(async () => ({ default: (await load()).LanguagePanel }));

/** Menu of the five languages by their native names. On phones an icon only. */
export function LanguageMenu({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslations("language");
  const name = NATIVE_NAMES[useLocale()];
  return (
    <LazyMenu
      panel={Panel}
      panelProps={NO_PROPS}
      preload={load}
      label={`${t("label")}: ${name}`}
      className={isCompact ? HEADER_ICON : HEADER_BUTTON}
    >
      <Globe aria-hidden className="size-5" />
      {!isCompact && <span className="max-lg:hidden">{name}</span>}
    </LazyMenu>
  );
}
