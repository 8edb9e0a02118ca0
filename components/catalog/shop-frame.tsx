"use client";

import { SlidersHorizontal } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useOptimistic, useState, useTransition } from "react";

import { Button } from "@/components/ui/button";
import type { ShopFilter } from "@/lib/catalog/schema";
import { shopHref, shopQuery } from "@/lib/catalog/shop-url";
import { ShopBar } from "./shop-bar";
import { ShopRail } from "./shop-rail";

type ShopFrameProps = {
  filter: ShopFilter;
  title: string;
  summary: string;
  /** The list. */
  children: ReactNode;
};

/**
 * The shop's controls around its list. Everything is in the address; without script the controls are a plain
 * form that leads to the same addresses.
 */
export function ShopFrame({ filter, title, summary, children }: ShopFrameProps) {
  const t = useTranslations("catalog");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [shown, show] = useOptimistic(filter);
  const [isRailOpen, setIsRailOpen] = useState(false);

  /** A changed filter begins on the first page. */
  function change(changes: Partial<ShopFilter>) {
    const next = { ...shown, page: 1, ...changes };
    startTransition(() => {
      show(next);
      router.push(shopHref(next), { scroll: false });
    });
  }

  const isFiltered = shopQuery({ ...shown, page: 1, sort: undefined }) !== "";
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[232px_minmax(0,1fr)]">
      <div className={`max-md:order-2 ${isRailOpen ? "" : "max-md:hidden"}`} id="filters">
        <ShopRail filter={shown} onChange={change} />
      </div>
      <div className="min-w-0 max-md:contents">
        <div className="max-md:order-1">
          <h1 className="display text-d2">{title}</h1>
          <p className="mt-1 text-muted-foreground" aria-live="polite">
            {summary}
          </p>
          <ShopBar filter={shown} onChange={change} />
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              variant="outline"
              className="md:hidden"
              aria-expanded={isRailOpen}
              aria-controls="filters"
              onClick={() => setIsRailOpen(!isRailOpen)}
            >
              <SlidersHorizontal aria-hidden />
              {t("filters")}
            </Button>
            {isFiltered && (
              <a href="/shop" className="link inline-flex min-h-11 items-center font-semibold">
                {t("clearFilters")}
              </a>
            )}
          </div>
        </div>
        <div
          aria-busy={isPending}
          className={`mt-5 transition-opacity max-md:order-3 max-md:mt-0 ${isPending ? "opacity-60" : ""}`}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
