"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAct } from "@/components/forms/use-act";
import { useConfirmation } from "@/components/forms/use-confirmation";
import { Button } from "@/components/ui/button";
import {
  BadgePercent,
  CircleDollarSign,
  Eye,
  EyeOff,
  MoonStar,
  Package,
  PackagePlus,
  Trash2,
  X,
} from "@/components/ui/icons";
import { applyBulkChangeAction } from "@/lib/seller-dashboard/bulk/actions";
import type { BulkResult } from "@/lib/seller-dashboard/bulk/rules";
import type { BulkChangeValues } from "@/lib/seller-dashboard/bulk/schema";
import type { ProductListFilter } from "@/lib/seller-dashboard/schema";
import { PriceDialog, SeasonDialog, StockDialog } from "./bulk-dialogs";
import { SaleDialog } from "./sale-dialog";

type BulkBarProps = {
  ids: number[];
  filter: ProductListFilter;
  total: number;
  onClear: () => void;
};

type OpenDialog = "price" | "setStock" | "addStock" | "season" | "sale" | null;

/** Changes the selected products, or all of the filter; fixed at the bottom of the window. */
export function BulkBar({ ids, filter, total, onClear }: BulkBarProps) {
  const t = useTranslations("dashboard.products.table");
  const tSale = useTranslations("products.sale");
  const [isAllSelected, setIsAll] = useState(false);
  const [open, setOpen] = useState<OpenDialog>(null);
  const count = isAllSelected ? total : ids.length;
  const { isPending, apply } = useBulkChange({ ids, filter, isAllSelected });
  const close = () => setOpen(null);
  const { confirm, dialog } = useConfirmation();

  function run(change: BulkChangeValues) {
    close();
    apply(change);
  }

  async function remove() {
    const question = {
      title: t("bulk.delete"),
      text: t("bulk.deleteQuestion", { count }),
      act: t("bulk.delete"),
    };
    if (await confirm(question)) run({ kind: "delete" });
  }

  return (
    <section
      aria-label={t("bar")}
      className="sticky bottom-18 z-20 flex flex-col gap-1.5 rounded-lg bg-primary p-2 text-primary-foreground shadow-lg md:bottom-4 md:flex-row md:flex-wrap md:items-center"
    >
      <div className="flex items-center gap-1.5">
        <BarButton label={t("clear")} onClick={onClear}>
          <X aria-hidden />
        </BarButton>
        <p role="status" className="pe-2 font-semibold text-sm">
          {t("selected", { count })}
        </p>
        {!isAllSelected && total > ids.length && (
          <BarButton onClick={() => setIsAll(true)}>{t("selectAll", { count: total })}</BarButton>
        )}
      </div>
      <div className="flex gap-1.5 max-md:overflow-x-auto md:flex-wrap">
        <BarButton isDisabled={isPending} onClick={() => setOpen("price")}>
          <CircleDollarSign aria-hidden />
          {t("bulk.price")}
        </BarButton>
        <BarButton isDisabled={isPending} onClick={() => setOpen("sale")}>
          <BadgePercent aria-hidden />
          {tSale("save")}
        </BarButton>
        {filter.show === "sale" && (
          <BarButton isDisabled={isPending} onClick={() => run({ kind: "endSale" })}>
            <BadgePercent aria-hidden />
            {tSale("end")}
          </BarButton>
        )}
        <BarButton isDisabled={isPending} onClick={() => setOpen("setStock")}>
          <Package aria-hidden />
          {t("bulk.setStock")}
        </BarButton>
        <BarButton isDisabled={isPending} onClick={() => setOpen("addStock")}>
          <PackagePlus aria-hidden />
          {t("bulk.addStock")}
        </BarButton>
        <BarButton isDisabled={isPending} onClick={() => run({ kind: "active", isActive: true })}>
          <Eye aria-hidden />
          {t("bulk.activate")}
        </BarButton>
        <BarButton isDisabled={isPending} onClick={() => run({ kind: "active", isActive: false })}>
          <EyeOff aria-hidden />
          {t("bulk.deactivate")}
        </BarButton>
        <BarButton isDisabled={isPending} onClick={() => setOpen("season")}>
          <MoonStar aria-hidden />
          {t("bulk.season")}
        </BarButton>
        <BarButton isDisabled={isPending} onClick={() => void remove()}>
          <Trash2 aria-hidden />
          {t("bulk.delete")}
        </BarButton>
      </div>
      <BulkDialog open={open} onApply={run} onClose={close} />
      {dialog}
    </section>
  );
}

type BulkDialogProps = {
  open: OpenDialog;
  onApply: (change: BulkChangeValues) => void;
  onClose: () => void;
};

function BulkDialog({ open, ...on }: BulkDialogProps) {
  switch (open) {
    case "price":
      return <PriceDialog {...on} />;
    case "sale":
      return <SaleDialog {...on} />;
    case "setStock":
    case "addStock":
      return <StockDialog kind={open} {...on} />;
    case "season":
      return <SeasonDialog {...on} />;
    default:
      return null;
  }
}

type BarButtonProps = {
  /** Only for a button without text. */
  label?: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
};

function BarButton({ label, isDisabled = false, onClick, children }: BarButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="shrink-0 whitespace-nowrap text-primary-foreground hover:bg-primary-foreground/15 hover:text-primary-foreground"
    >
      {children}
    </Button>
  );
}

type Choice = Pick<BulkBarProps, "ids" | "filter"> & { isAllSelected: boolean };

function useBulkChange({ ids, filter: { q, show, category }, isAllSelected }: Choice) {
  const t = useTranslations("dashboard.products.table");
  const { isPending, act } = useAct();
  const target = isAllSelected ? { filter: { q, show, category } } : { ids };

  function textOf(kind: BulkChangeValues["kind"], { changed, left }: BulkResult): [string, string] {
    const reasons = (["variants", "held", "onSale", "hasSale", "noSale", "other"] as const)
      .filter((reason) => left[reason] > 0)
      .map((reason) => t(`bulk.left.${reason}`, { count: left[reason] }));
    const title = kind === "sale" ? "bulk.putOnSale" : "bulk.changed";
    return [t(title, { count: changed }), reasons.join(" · ")];
  }

  return {
    isPending,
    apply: (change: BulkChangeValues) =>
      act(() => applyBulkChangeAction({ target, change }), {
        done: (result) => textOf(change.kind, result),
        failed: t("failed"),
      }),
  };
}
