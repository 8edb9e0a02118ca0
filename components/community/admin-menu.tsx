"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { LazyMenu } from "@/components/layout/lazy-menu";
import { buttonVariants } from "@/components/ui/button-variants";
import { Settings2 } from "@/components/ui/icons";
import type { AdminPost } from "./thread-admin-panel";

const loadPanel = () => import("./thread-admin-panel");
const Panel = lazy(async () => ({ default: (await loadPanel()).ThreadAdminPanel }));

/** An admin's actions on a post. */
export function AdminMenu(post: AdminPost) {
  const t = useTranslations("forum.admin");
  return (
    <LazyMenu
      panel={Panel}
      panelProps={{ post }}
      preload={loadPanel}
      label={t("menu")}
      className={buttonVariants({ variant: "outline", size: "icon" })}
    >
      <Settings2 aria-hidden />
    </LazyMenu>
  );
}
