"use client";

import { useTranslations } from "next-intl";

import { toast } from "@/components/ui/toast";
import type { CompareItem } from "@/lib/compare/rules";
import { addCompared, removeCompared, useCompared } from "@/lib/compare/store";

/** Adds a product to the compare list or removes it, and shows the outcome (specification A, section 8). */
export function useCompareToggle(item: CompareItem) {
  const t = useTranslations("compare");
  const isChosen = useCompared().some(({ id }) => id === item.id);

  function add() {
    const outcome = addCompared(item);
    if (outcome === "added") toast.success(t("added"), item.title);
    else if (outcome === "limit") toast.error(t("limit"), t("limitMore"));
    else toast.error(t("duplicate"), t("duplicateMore"));
  }

  function toggle() {
    if (!isChosen) return add();
    removeCompared(item.id);
    toast.success(t("removed"), item.title);
  }

  return { isChosen, add, toggle };
}
