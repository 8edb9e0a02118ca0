"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";

import { useDates } from "@/lib/i18n/use-dates";

const Texts = createContext<ReturnType<typeof useNewTexts> | null>(null);

function useNewTexts() {
  const t = useTranslations("dashboard.products.table");
  const tProducts = useTranslations("dashboard.products");
  const dateText = useDates();
  return { t, tProducts, dateText };
}

/** Creates the translators of the table once; each cell would create its own. */
export function TableTexts({ children }: { children: ReactNode }) {
  return <Texts value={useNewTexts()}>{children}</Texts>;
}

/** Returns the translators of the table for one of its cells. */
export function useTableTexts() {
  const texts = useContext(Texts);
  if (!texts) throw new Error("A cell of the product table is outside of TableTexts");
  return texts;
}
