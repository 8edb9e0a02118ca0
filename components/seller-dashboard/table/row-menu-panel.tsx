"use client";

import { useTranslations } from "next-intl";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import { editPath, historyPath } from "@/components/seller-dashboard/dashboard-urls";
import { useDeleteProduct } from "@/components/seller-dashboard/use-delete-product";
import { useDuplicate } from "@/components/seller-dashboard/use-duplicate";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Copy, Eye, History, Pencil, Trash2 } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

export type RowMenuProps = { id: number; title: string };

/** The further actions of a product, with the confirmation of its deletion. */
export function RowMenuPanel({ id, title, ...panel }: MenuPanelProps & RowMenuProps) {
  const t = useTranslations("dashboard.products");
  const tAct = useTranslations("dashboard.act");
  const removal = useDeleteProduct(id, title);
  const copy = useDuplicate(id);
  return (
    <>
      <MenuContent {...panel}>
        <DropdownMenuItem asChild>
          <Link href={editPath(id)}>
            <Pencil aria-hidden />
            {t("edit")}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href={`/product/${id}`}>
            <Eye aria-hidden />
            {t("view")}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href={historyPath(id)}>
            <History aria-hidden />
            {t("table.history")}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={copy.duplicate} disabled={copy.isPending}>
          <Copy aria-hidden />
          {tAct("duplicate")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={removal.remove} disabled={removal.isPending}>
          <Trash2 aria-hidden />
          {tAct("delete")}
        </DropdownMenuItem>
      </MenuContent>
      {removal.dialog}
    </>
  );
}
