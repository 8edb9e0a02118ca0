"use client";

import { useTranslations } from "next-intl";

import { Hem } from "@/components/ui/weaves";
import type { LogoName } from "@/lib/brand/logos";
import { BRAND } from "@/lib/core/site";
import { LogoMark } from "./logo-mark";

type BusinessCardPreviewProps = {
  mark: LogoName;
  /** Owner of the card, and the line below the name. */
  owner: string;
};

/** The selected logo on a business card. */
export function BusinessCardPreview({ mark, owner }: BusinessCardPreviewProps) {
  const t = useTranslations("brand");
  return (
    <div
      role="img"
      aria-label={t("card")}
      className="flex aspect-[85/55] flex-col overflow-hidden rounded-md border border-border-strong bg-card text-foreground shadow-sm"
    >
      <div className="grid grow grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-4 p-5">
        <LogoMark name={mark} className="size-16" />
        <div className="min-w-0">
          <p className="truncate font-display font-semibold text-xl tracking-[-.02em]">
            <bdi>{owner}</bdi>
          </p>
          <p className="truncate text-muted-foreground text-sm">{BRAND}</p>
          <p className="truncate text-muted-foreground text-xs">{t("cardPlace")}</p>
        </div>
      </div>
      <Hem weave="textiles" />
    </div>
  );
}
