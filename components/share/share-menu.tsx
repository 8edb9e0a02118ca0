"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { LazyMenu } from "@/components/layout/lazy-menu";
import { buttonVariants } from "@/components/ui/button-variants";
import { Share2 } from "@/components/ui/icons";

const loadPanel = () => import("./share-panel");
const Panel = lazy(async () => ({ default: (await loadPanel()).SharePanel }));

type ShareMenuProps = {
  title: string;
  /** Path of the page; begins with a slash. */
  path: string;
  /** Matches the height of adjacent buttons. */
  size?: "icon" | "icon-lg";
};

/** Shares a page. The menu loads on hover or focus. */
export function ShareMenu({ title, path, size = "icon-lg" }: ShareMenuProps) {
  const t = useTranslations("share");
  return (
    <LazyMenu
      panel={Panel}
      panelProps={{ title, path }}
      preload={loadPanel}
      label={t("share")}
      className={buttonVariants({ variant: "outline", size })}
    >
      <Share2 aria-hidden />
    </LazyMenu>
  );
}
