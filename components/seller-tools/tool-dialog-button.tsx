"use client";

import { lazy, type ReactNode, Suspense } from "react";

import { Button } from "@/components/ui/button";
import type { ButtonVariants } from "@/components/ui/button-variants";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import type { PromotionItem } from "@/lib/promotions/dto";
import type { InventoryAlertItem, SupplierItem } from "@/lib/seller-tools/dto";
import type { ProductOption } from "./product-option";

const loadAlert = () => import("./inventory-dialog");
const loadPromotion = () => import("./promotion-dialog");
const loadEnd = () => import("./end-dialog");
const loadSupplier = () => import("./supplier-dialog");

const AlertDialog = lazy(async () => ({ default: (await loadAlert()).InventoryDialog }));
const PromotionDialog = lazy(async () => ({ default: (await loadPromotion()).PromotionDialog }));
const EndDialog = lazy(async () => ({ default: (await loadEnd()).EndDialog }));
const SupplierDialog = lazy(async () => ({ default: (await loadSupplier()).SupplierDialog }));

const LOADS = {
  alert: loadAlert,
  promotion: loadPromotion,
  end: loadEnd,
  supplier: loadSupplier,
};

/** Subject of the dialog; without a row a new one is created. */
type About =
  | { tool: "alert"; productOptions: ProductOption[]; row?: InventoryAlertItem }
  | { tool: "promotion" }
  | { tool: "end"; row: PromotionItem }
  | { tool: "supplier"; productOptions: ProductOption[]; row?: SupplierItem };

type ToolDialogButtonProps = ButtonVariants & { about: About; children: ReactNode };

/** Opens the form of one of the tools; its code loads on demand. */
export function ToolDialogButton({ about, children, ...buttonProps }: ToolDialogButtonProps) {
  const { opener, isOpen, setIsOpen } = useReturnFocus(LOADS[about.tool]);
  const onClose = () => setIsOpen(false);
  return (
    <>
      <Button {...buttonProps} {...opener}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          {about.tool === "alert" && <AlertDialog {...about} onClose={onClose} />}
          {about.tool === "promotion" && <PromotionDialog onClose={onClose} />}
          {about.tool === "end" && <EndDialog row={about.row} onClose={onClose} />}
          {about.tool === "supplier" && <SupplierDialog {...about} onClose={onClose} />}
        </Suspense>
      )}
    </>
  );
}
