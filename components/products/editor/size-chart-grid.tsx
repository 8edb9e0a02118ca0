"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FieldError } from "@/components/forms/field-error";
import { Button } from "@/components/ui/button";
import { Plus, X } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import {
  MAX_CELL_LENGTH,
  MAX_CHART_COLUMNS,
  MAX_CHART_ROWS,
  MIN_CHART_COLUMNS,
} from "@/lib/products/size-charts/rules";
import type { SizeChartInput } from "@/lib/products/size-charts/schema";

type Grid = Pick<SizeChartInput, "columns" | "rows">;

const replaceAt = <T,>(list: T[], index: number, value: T) =>
  list.map((item, position) => (position === index ? value : item));
const removeAt = <T,>(list: T[], index: number) => list.filter((_, position) => position !== index);

/** The names of the sizes stay visible while a wide chart scrolls. */
const CELL = "p-1 first:sticky first:start-0 first:z-1 first:bg-popover";

type SizeChartGridProps = { form: UseFormReturn<SizeChartInput, unknown, SizeChartInput> };

/** Columns and cells of a size chart; wider charts scroll sideways. */
export function SizeChartGrid({ form }: SizeChartGridProps) {
  const t = useTranslations("products.sizeChart");
  const id = useId();
  const [columns, rows] = useWatch({ control: form.control, name: ["columns", "rows"] });
  const { errors, isSubmitted } = form.formState;

  function change(grid: Grid) {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    form.setValue("columns", grid.columns, options);
    form.setValue("rows", grid.rows, options);
  }

  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={id} className="font-semibold">
        {t("table")}
      </h3>
      <p className="text-muted-foreground text-sm">{t("tableHint")}</p>
      <div className="-mx-6 overflow-x-auto px-6 py-1">
        <table>
          <Head columns={columns} rows={rows} onChange={change} />
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
              <GridRow key={row} {...{ cells, row, columns, rows }} onChange={change} />
            ))}
          </tbody>
        </table>
      </div>
      <GridError error={errors.columns} />
      <GridError error={errors.rows} />
      <div className="flex flex-wrap gap-2">
        {rows.length < MAX_CHART_ROWS && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => change({ columns, rows: [...rows, columns.map(() => "")] })}
          >
            <Plus aria-hidden />
            {t("addRow")}
          </Button>
        )}
        {columns.length < MAX_CHART_COLUMNS && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              change({ columns: [...columns, ""], rows: rows.map((cells) => [...cells, ""]) })
            }
          >
            <Plus aria-hidden />
            {t("addColumn")}
          </Button>
        )}
      </div>
    </section>
  );
}

type Nested = { message?: string | undefined } | undefined;

/** The first error of the columns or rows, of which each cell can have one. */
function GridError({ error }: { error: Nested | Nested[] }) {
  const firstFieldError = error && "message" in error ? error : firstError(error);
  return <FieldError error={firstFieldError?.message ? firstFieldError : undefined} />;
}

function firstError(error: unknown): Nested {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return { message: error.message };
  return Object.values(error).map(firstError).find(Boolean);
}

type HeadProps = Grid & { onChange: (grid: Grid) => void };

function Head({ columns, rows, onChange }: HeadProps) {
  const t = useTranslations("products.sizeChart");
  return (
    <thead>
      <tr>
        {columns.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
          <th key={index} scope="col" className={`${CELL} min-w-32 align-bottom font-normal`}>
            {index > 0 && columns.length > MIN_CHART_COLUMNS && (
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t("removeColumn", { number: String(index + 1) })}
                onClick={() =>
                  onChange({
                    columns: removeAt(columns, index),
                    rows: rows.map((cells) => removeAt(cells, index)),
                  })
                }
              >
                <X aria-hidden />
              </Button>
            )}
            <Input
              dir="auto"
              autoComplete="off"
              maxLength={MAX_CELL_LENGTH}
              className="font-semibold"
              aria-label={t("column", { number: String(index + 1) })}
              value={name}
              onChange={({ target }) =>
                onChange({ columns: replaceAt(columns, index, target.value), rows })
              }
            />
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}

type GridRowProps = HeadProps & { cells: string[]; row: number };

function GridRow({ cells, row, columns, rows, onChange }: GridRowProps) {
  const t = useTranslations("products.sizeChart");
  const number = String(row + 1);
  return (
    <tr>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
        <td key={column} className={CELL}>
          <Input
            dir="auto"
            autoComplete="off"
            maxLength={MAX_CELL_LENGTH}
            aria-label={t("cell", { row: number, column: columns[column] || String(column + 1) })}
            value={cell}
            onChange={({ target }) => {
              const changedCells = replaceAt(cells, column, target.value);
              onChange({ columns, rows: replaceAt(rows, row, changedCells) });
            }}
          />
        </td>
      ))}
      <td>
        {rows.length > 1 && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("removeRow", { number })}
            onClick={() => onChange({ columns, rows: removeAt(rows, row) })}
          >
            <X aria-hidden />
          </Button>
        )}
      </td>
    </tr>
  );
}
