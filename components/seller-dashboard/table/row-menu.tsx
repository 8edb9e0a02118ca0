"use client";

import { useTranslations } from "next-intl";
import { editPath, historyPath } from "@/components/seller-dashboard/dashboard-urls";
import { useDeleteProduct } from "@/components/seller-dashboard/use-delete-product";
import { useDuplicate } from "@/components/seller-dashboard/use-duplicate";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Copy, Eye, History, MoreHorizontal, Pencil, Trash2 } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { TableRow } from "./table-row";

/** The further actions of a product. */
export function RowMenu({ row: { id, title } }: { row: TableRow }) {
  const t = useTranslations("dashboard.products");
  const tAct = useTranslations("dashboard.act");
  const removal = useDeleteProduct(id, title);
  const copy = useDuplicate(id);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("table.actionsOf", { title })}
            disabled={removal.isPending || copy.isPending}
          >
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
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
          <DropdownMenuItem onSelect={copy.duplicate}>
            <Copy aria-hidden />
            {tAct("duplicate")}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={removal.remove}>
            <Trash2 aria-hidden />
            {tAct("delete")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {removal.dialog}
    </>
  );
}
