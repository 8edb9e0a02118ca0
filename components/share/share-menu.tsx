"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy } from "react";

import { LazyMenu } from "@/components/layout/lazy-menu";
import { buttonVariants } from "@/components/ui/button-variants";

const loadPanel = () => import("./share-panel");
const Panel = lazy(async () => ({ default: (await loadPanel()).SharePanel }));

/** Shares a page of ours; `path` begins with a slash. The menu loads when somebody means to use it. */
export function ShareMenu({ title, path }: { title: string; path: string }) {
  const t = useTranslations("share");
  return (
    <LazyMenu
      panel={Panel}
      panelProps={{ title, path }}
      preload={loadPanel}
      label={t("share")}
      className={buttonVariants({ variant: "outline", size: "icon-lg" })}
    >
      <Share2 aria-hidden />
    </LazyMenu>
  );
}
