"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { HEADER_BUTTON } from "@/components/layout/header-button-classes";
import { LazyMenu } from "@/components/layout/lazy-menu";
import { ChevronDown } from "@/components/ui/icons";
import { TOOLS_NAV } from "./nav-items";

const load = () => import("./menu-links");

const Panel = lazy(async () => ({ default: (await load()).MenuLinks }));

/** Menu of Buyer Tools, Seller Tools and community groups, the same for all viewers. */
export function ToolsMenu() {
  const t = useTranslations("nav");
  return (
    <LazyMenu
      panel={Panel}
      panelProps={{ items: TOOLS_NAV }}
      preload={load}
      className={HEADER_BUTTON}
    >
      {t("tools")}
      <ChevronDown aria-hidden className="size-4" />
    </LazyMenu>
  );
}
