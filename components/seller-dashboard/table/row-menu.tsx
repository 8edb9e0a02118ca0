"use client";

import { useMutation } from "@tanstack/react-query";
import { Copy, Eye, History, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { editPath, historyPath } from "@/components/seller-dashboard/dashboard-urls";
import { useDuplicate } from "@/components/seller-dashboard/use-duplicate";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast";
import { apiSend, errorMessage } from "@/lib/http/api-client";
import type { TableRow } from "./table-row";

/** The further actions of a product. */
export function RowMenu({ row: { id, title } }: { row: TableRow }) {
  const t = useTranslations("dashboard.products");
  const tAct = useTranslations("dashboard.act");
  const remove = useRemoval(id, title);
  const copy = useDuplicate(id);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("table.actionsOf", { title })}
          disabled={remove.isPending || copy.isPending}
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
        <DropdownMenuItem onSelect={remove.ask}>
          <Trash2 aria-hidden />
          {tAct("delete")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Deletes after the browser's confirmation (specification B, section 5). */
function useRemoval(id: number, title: string) {
  const t = useTranslations("dashboard.act");
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiSend("DELETE", `/api/products/${id}`),
    onSuccess: () => toast.success(t("deleted"), title),
    onError: (error) => toast.error(t("deleteFailed"), errorMessage(error, t("deleteFailedMore"))),
    onSettled: () => router.refresh(),
  });
  const ask = () => {
    if (window.confirm(t("deleteQuestion", { title }))) mutate();
  };
  return { ask, isPending };
}
