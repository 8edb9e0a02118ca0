"use client";

import { lazy, type ReactNode, Suspense } from "react";

import { Button } from "@/components/ui/button";
import type { ButtonVariants } from "@/components/ui/button-variants";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import type { Comparison, PriceAlertItem, SmartWishlistItem } from "@/lib/buyer-tools/dto";

const loadAlert = () => import("./price-alert-dialog");
const loadSmartWishlist = () => import("./smart-wishlist-dialog");
const loadList = () => import("./comparison-dialog");

const AlertDialog = lazy(async () => ({ default: (await loadAlert()).PriceAlertDialog }));
const SmartWishlistDialog = lazy(async () => ({
  default: (await loadSmartWishlist()).SmartWishlistDialog,
}));
const ListDialog = lazy(async () => ({ default: (await loadList()).ComparisonDialog }));

const LOADS = { alert: loadAlert, wish: loadSmartWishlist, list: loadList };

/** Subject of the dialog; without a row a new one is created. */
type About =
  | { tool: "alert"; row?: PriceAlertItem }
  | { tool: "wish"; row?: SmartWishlistItem }
  | { tool: "list"; row?: Comparison };

type ToolButtonProps = ButtonVariants & { about: About; children: ReactNode };

/** Opens the form of one of the tools; its code loads on demand. */
export function ToolButton({ about, children, ...buttonProps }: ToolButtonProps) {
  const { opener, isOpen, setIsOpen } = useReturnFocus(LOADS[about.tool]);
  const onClose = () => setIsOpen(false);
  return (
    <>
      <Button {...buttonProps} {...opener}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          {about.tool === "alert" && <AlertDialog row={about.row} onClose={onClose} />}
          {about.tool === "wish" && <SmartWishlistDialog row={about.row} onClose={onClose} />}
          {about.tool === "list" && <ListDialog row={about.row} onClose={onClose} />}
        </Suspense>
      )}
    </>
  );
}
