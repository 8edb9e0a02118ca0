"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Sheet, SheetContent } from "@/components/ui/sheet";

type ShopFilterSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCloseAutoFocus: (event: Event) => void;
  children: ReactNode;
};

/** The filters of /shop on phones. */
export function ShopFilterSheet(props: ShopFilterSheetProps) {
  const { isOpen, onOpenChange, onCloseAutoFocus, children } = props;
  const t = useTranslations("catalog");
  const tCommon = useTranslations("common");
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        side="bottom"
        title={t("filters")}
        closeLabel={tCommon("close")}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}
