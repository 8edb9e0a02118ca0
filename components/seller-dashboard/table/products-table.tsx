"use client";

import { useTable } from "@tanstack/react-table";
import { productListPath } from "@/components/seller-dashboard/dashboard-urls";
import { Checkbox } from "@/components/ui/checkbox";
import { ArrowDown, ArrowUp } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { PRODUCT_SORTS, ProductListFilter, ProductSort } from "@/lib/seller-dashboard/schema";
import { BulkBar } from "./bulk-bar";
import { columns, features } from "./columns";
import type { TableRow } from "./table-row";
import { TableTexts, useTableTexts } from "./table-texts";

type ProductsTableProps = {
  rows: TableRow[];
  filter: ProductListFilter;
  /** Number of all products of the filter. */
  total: number;
};

/** The seller's products as a table with prices and stocks to edit; on phones each row is a card. */
export function ProductsTable({ rows, filter, total }: ProductsTableProps) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => String(id),
    enableRowSelection: true,
  });
  const selected = table.getSelectedRowIds().map(Number);
  return (
    <TableTexts>
      <div className="rounded-lg border bg-card md:overflow-x-auto">
        <table className="product-table">
          <TableHead
            filter={filter}
            isAllSelected={table.getIsAllRowsSelected()}
            onSelectAll={(isAllSelected) => table.toggleAllRowsSelected(isAllSelected)}
          />
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} aria-selected={row.getIsSelected()}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} data-cell={cell.column.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {selected.length > 0 && (
        <BulkBar
          ids={selected}
          filter={filter}
          total={total}
          onClear={() => table.toggleAllRowsSelected(false, { deselectAll: true })}
        />
      )}
    </TableTexts>
  );
}

type TableHeadProps = {
  filter: ProductListFilter;
  isAllSelected: boolean;
  onSelectAll: (isAll: boolean) => void;
};

function TableHead({ filter, isAllSelected, onSelectAll }: TableHeadProps) {
  const { t } = useTableTexts();
  return (
    <thead className="text-muted-foreground text-sm max-md:block max-md:p-3">
      <tr className="max-md:flex max-md:items-center max-md:gap-3">
        <th className="py-2.5 text-start md:ps-4">
          <Checkbox
            aria-label={t("selectPage")}
            checked={isAllSelected}
            onChange={(event) => onSelectAll(event.currentTarget.checked)}
          />
        </th>
        <SortHead filter={filter} sort="title" column="product" className="text-start" />
        <th scope="col" className="px-2.5 text-start font-medium max-md:hidden">
          {t("status")}
        </th>
        <SortHead filter={filter} sort="stock" column="stock" className="text-start" />
        <SortHead filter={filter} sort="price" column="price" className="text-start" />
        <SortHead filter={filter} sort="sold" column="sold" className="text-end max-md:hidden" />
        <SortHead
          filter={filter}
          sort="edited"
          column="edited"
          className="text-start max-lg:hidden"
        />
        <th scope="col" className="max-md:hidden">
          <span className="sr-only">{t("actions")}</span>
        </th>
      </tr>
    </thead>
  );
}

type SortHeadProps = {
  filter: ProductListFilter;
  sort: (typeof PRODUCT_SORTS)[number];
  column: "product" | "stock" | "price" | "sold" | "edited";
  className: string;
};

/** Numbers and dates start with the highest, titles with the first. */
function SortHead({ filter, sort, column, className }: SortHeadProps) {
  const { t } = useTableTexts();
  const isDown = filter.sort === `-${sort}`;
  const isUp = filter.sort === sort;
  const first: ProductSort = sort === "title" ? sort : `-${sort}`;
  const reverse: ProductSort = sort === "title" ? `-${sort}` : sort;
  const next = filter.sort === first ? reverse : first;
  return (
    <th
      scope="col"
      aria-sort={isUp ? "ascending" : isDown ? "descending" : undefined}
      className={`px-2.5 font-medium max-md:px-0 ${className}`}
    >
      <Link
        href={productListPath({ ...filter, sort: next, page: 1 })}
        scroll={false}
        aria-label={t("sortBy", { column: t(column) })}
        className="inline-flex min-h-11 items-center gap-1 whitespace-nowrap hover:text-foreground"
      >
        {t(column)}
        {isUp && <ArrowUp aria-hidden className="size-3.5" />}
        {isDown && <ArrowDown aria-hidden className="size-3.5" />}
      </Link>
    </th>
  );
}
