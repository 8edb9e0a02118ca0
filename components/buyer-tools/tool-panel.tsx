import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Plus } from "@/components/ui/icons";
import type { BuyerTab } from "@/lib/buyer-tools/rules";
import { ToolButton } from "./tool-button";
import { toolsHref } from "./tools-href";

const TABS = {
  alerts: {
    part: "alerts",
    about: { tool: "alert" },
    image: "/illustrations/cutouts/coffee-bag.svg",
  },
  wishlist: {
    part: "smartWishlist",
    about: { tool: "wish" },
    image: "/illustrations/cutouts/shemma.svg",
  },
  compare: { part: "lists", about: { tool: "list" }, image: "/illustrations/cutouts/mesob.svg" },
} as const;

type ToolPanelProps = {
  tab: BuyerTab;
  search: string;
  /** Total number, and the number that match the search. */
  total: number;
  visibleCount: number;
  children: ReactNode;
};

/** One tool: explanation, button for a new row, and its rows or an empty state. */
export function ToolPanel({ tab, search, total, visibleCount, children }: ToolPanelProps) {
  const t = useTranslations("buyerTools");
  const { part, about, image } = TABS[tab];
  return (
    <section aria-label={t(`tabs.${tab}`)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch] text-muted-foreground">{t(`${part}.text`)}</p>
        <ToolButton about={about} variant="brand">
          <Plus aria-hidden />
          {t(`${part}.create`)}
        </ToolButton>
      </div>
      {visibleCount > 0 && children}
      {total === 0 && (
        <EmptyState image={image} title={t(`${part}.empty`)} description={t(`${part}.emptyHint`)} />
      )}
      {total > 0 && visibleCount === 0 && (
        <EmptyState
          image={image}
          title={t("search.none", { words: search })}
          description={t("search.noneHint")}
        >
          <ButtonLink href={toolsHref(tab)} variant="outline">
            {t("search.all")}
          </ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}
