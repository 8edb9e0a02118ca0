"use client";

import { useTranslations } from "next-intl";
import { Search } from "@/components/ui/icons";

import { Thread } from "@/components/ui/weaves";
import type { LogoName } from "@/lib/brand/logos";
import { BRAND_SHORT } from "@/lib/core/site";
import { LogoMark } from "./logo-mark";

/** The selected logo in the header of a page. */
export function HeaderPreview({ mark }: { mark: LogoName }) {
  const t = useTranslations();
  return (
    <div
      role="img"
      aria-label={t("brand.navigation")}
      className="overflow-hidden rounded-lg border border-border-strong bg-card text-foreground"
    >
      <Thread />
      <div className="flex h-16 items-center gap-4 px-4 sm:px-5">
        <span className="inline-flex shrink-0 items-center gap-2.5">
          <LogoMark name={mark} className="size-8.5" />
          <span dir="ltr" className="font-display font-semibold text-2xl tracking-[-.02em]">
            {BRAND_SHORT}
          </span>
        </span>
        <span className="flex h-10 min-w-0 grow items-center gap-2 rounded-md border border-input px-3 text-muted-foreground">
          <Search className="size-4.5 shrink-0" />
        </span>
        <span className="flex shrink-0 gap-5 font-medium text-md text-secondary-foreground max-sm:hidden">
          <span>{t("nav.home")}</span>
          <span>{t("nav.shop")}</span>
        </span>
      </div>
    </div>
  );
}
