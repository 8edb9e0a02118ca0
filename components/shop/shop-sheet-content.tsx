"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { SheetClose } from "@/components/ui/sheet";
import { formatCount } from "./format-count";
import { CategorySelect, SortSelect } from "./shop-selects";
import type { ShopControls } from "./shop-toolbar";

type ShopSheetContentProps = ShopControls & {
  /** Number of products; at least that many if `hasMore`. */
  total: number;
  hasMore: boolean;
  /** The next list is loading. */
  isPending: boolean;
  /** The filters of the rail. */
  children: ReactNode;
};

/** Category, order and the filters of the rail; each applies immediately, and the button counts the products. */
export function ShopSheetContent(props: ShopSheetContentProps) {
  const { total, hasMore, isPending, children, ...controls } = props;
  const t = useTranslations("catalog");
  const count = formatCount(total);
  return (
    <>
      <div className="grid gap-6 px-4.5 py-5">
        <div className="grid gap-2 border-border border-b pb-6">
          <span aria-hidden className="font-semibold text-sm">
            {t("categoryLabel")}
          </span>
          <CategorySelect {...controls} />
          <span aria-hidden className="mt-3 font-semibold text-sm">
            {t("sortLabel")}
          </span>
          <SortSelect {...controls} />
        </div>
        {children}
      </div>
      <div className="sticky bottom-0 z-1 mt-auto flex gap-2 border-t bg-card px-4.5 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))]">
        <ButtonLink href="/shop" scroll={false} variant="ghost">
          {t("clearFilters")}
        </ButtonLink>
        <SheetClose asChild>
          <Button className="grow" aria-busy={isPending}>
            <span aria-live="polite" className={isPending ? "opacity-60" : undefined}>
              {hasMore ? t("showMoreResults", { count }) : t("showResults", { count: total })}
            </span>
          </Button>
        </SheetClose>
      </div>
    </>
  );
}
