"use client";

import { createColumnHelper, rowSelectionFeature, tableFeatures } from "@tanstack/react-table";
import { editPath } from "@/components/seller-dashboard/dashboard-urls";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { FallbackImage } from "@/components/ui/fallback-image";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import { formatDecimal } from "@/lib/core/money";
import { DATE } from "@/lib/i18n/use-dates";
import { LOW_STOCK } from "@/lib/seller-dashboard/rules";
import { OfferInput } from "./offer-input";
import { RowMenu } from "./row-menu";
import type { RowState, TableRow } from "./table-row";
import { useTableTexts } from "./table-texts";
import { VariantsPopover } from "./variants-popover";

export const features = tableFeatures({ rowSelectionFeature });

const helper = createColumnHelper<typeof features, TableRow>();

/** The columns in order; on phones the cells of a row are arranged by `products-table`. */
export const columns = helper.columns([
  helper.display({
    id: "select",
    cell: ({ row }) => (
      <SelectCell
        title={row.original.title}
        isChecked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }),
  helper.display({ id: "product", cell: ({ row }) => <ProductCell row={row.original} /> }),
  helper.display({ id: "status", cell: ({ row }) => <StateCell row={row.original} /> }),
  helper.display({ id: "stock", cell: ({ row }) => <StockCell row={row.original} /> }),
  helper.display({ id: "price", cell: ({ row }) => <PriceCell row={row.original} /> }),
  helper.display({ id: "sold", cell: ({ row }) => row.original.soldCount }),
  helper.display({ id: "edited", cell: ({ row }) => <EditedCell row={row.original} /> }),
  helper.display({ id: "actions", cell: ({ row }) => <MenuCell row={row.original} /> }),
]);

type SelectCellProps = {
  title: string;
  isChecked: boolean;
  onChange: (event: unknown) => void;
};

function SelectCell({ title, isChecked, onChange }: SelectCellProps) {
  const { t } = useTableTexts();
  return <Checkbox aria-label={t("select", { title })} checked={isChecked} onChange={onChange} />;
}

function ProductCell({ row: { id, title, sku, image, fallback } }: { row: TableRow }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <FallbackImage
        {...image}
        fallback={fallback}
        className="size-12 shrink-0 rounded-sm bg-image-ground object-cover"
      />
      <span className="grid min-w-0">
        <Link
          href={editPath(id)}
          dir="auto"
          className="line-clamp-2 font-semibold leading-snug underline-offset-4 hover:underline rtl:text-right"
        >
          <bdi>{title}</bdi>
        </Link>
        {sku && <bdi className="truncate text-muted-foreground text-xs">{sku}</bdi>}
      </span>
    </span>
  );
}

const SHAPES: Record<RowState, StatusShape> = {
  approved: "approved",
  pending: "pending",
  changePending: "pending",
  rejected: "rejected",
  changeRejected: "rejected",
  hidden: "rejected",
  inactive: "neutral",
};

function StateCell({ row: { state, note, sale } }: { row: TableRow }) {
  const { tProducts } = useTableTexts();
  const text =
    state === "inactive"
      ? tProducts("show.hidden")
      : state === "approved"
        ? tProducts("show.live")
        : tProducts(`state.${state}`);
  return (
    <span className="flex flex-wrap gap-1">
      <StatusBadge shape={SHAPES[state]}>{text}</StatusBadge>
      {sale && <SaleBadge sale={sale} />}
      {note && (
        <span className="block w-full max-w-64 text-muted-foreground text-xs [overflow-wrap:anywhere]">
          <bdi>{note}</bdi>
        </span>
      )}
    </span>
  );
}

/** The end of a running sale, or the start of a planned one. */
function SaleBadge({ sale }: { sale: NonNullable<TableRow["sale"]> }) {
  const { t, dateText } = useTableTexts();
  const { percent, isRunning, firstDay, lastDay } = sale;
  // Noon, so that the date is the same in every time zone of the page.
  const date = dateText(new Date(`${isRunning ? lastDay : firstDay}T18:00:00Z`), DATE);
  return (
    <Badge tone={isRunning ? "destructive" : "neutral"}>
      {t(isRunning ? "saleUntil" : "saleFrom", { percent: String(percent), date })}
    </Badge>
  );
}

function StockCell({ row }: { row: TableRow }) {
  const { t } = useTableTexts();
  const { id, title, stock } = row;
  const tone = stock <= LOW_STOCK ? "font-semibold text-warning-ink" : undefined;
  if (row.hasVariants) {
    return (
      <VariantsPopover row={row} label={t("variantsOf", { title })}>
        <span className={tone}>{stock}</span>
      </VariantsPopover>
    );
  }
  return (
    <OfferInput
      productId={id}
      field="stock"
      storedValue={String(stock)}
      label={t("stockOf", { title })}
    />
  );
}

function PriceCell({ row }: { row: TableRow }) {
  const { t } = useTableTexts();
  const { id, title, price, maxPrice, sale } = row;
  const regularPrice = sale?.isRunning ? sale.regularPrice : null;
  if (row.hasVariants) {
    return (
      <VariantsPopover row={row} label={t("variantsOf", { title })}>
        {regularPrice && <RegularPrice price={regularPrice} />}
        <Price amount={formatDecimal(price)} />
        {maxPrice && maxPrice !== price && (
          <>
            {" – "}
            <Price amount={formatDecimal(maxPrice)} />
          </>
        )}
      </VariantsPopover>
    );
  }
  return (
    <>
      <OfferInput
        productId={id}
        field="price"
        storedValue={price}
        label={t("priceOf", { title })}
        lockedBecause={sale?.isRunning ? t("priceLocked") : undefined}
      />
      {regularPrice && <RegularPrice price={regularPrice} />}
    </>
  );
}

function RegularPrice({ price }: { price: string }) {
  const { t } = useTableTexts();
  return (
    <span className="block text-muted-foreground text-xs">
      {t("regularPrice")}{" "}
      <s>
        <Price amount={formatDecimal(price)} />
      </s>
    </span>
  );
}

function EditedCell({ row: { editedAt } }: { row: TableRow }) {
  const { dateText } = useTableTexts();
  return <span className="whitespace-nowrap text-sm">{dateText(new Date(editedAt), DATE)}</span>;
}

function MenuCell({ row: { id, title } }: { row: TableRow }) {
  const { t } = useTableTexts();
  return <RowMenu id={id} title={title} label={t("actionsOf", { title })} />;
}
