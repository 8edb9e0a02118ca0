"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy } from "react";

import { LazyMenu } from "@/components/layout/lazy-menu";
import { buttonVariants } from "@/components/ui/button-variants";

const loadPanel = () => import("./share-panel");
const Panel = lazy(async () => ({ default: (await loadPanel()).SharePanel }));

type ShareMenuProps = {
  title: string;
  /** Of a page of ours; begins with a slash. */
  path: string;
  /** As high as the buttons beside it. */
  size?: "icon" | "icon-lg";
};

/** Shares a page. The menu loads when somebody means to use it. */
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
