"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";

import { Radio } from "@/components/ui/radio-card";
import type { SizeChart } from "@/lib/products/size-charts/queries";
import { convertTable, LENGTH_UNITS, type LengthUnit } from "@/lib/products/size-charts/rules";

type SizeChartTableProps = { chart: SizeChart; picked: string | null };

/** Measurements of each size in the unit that the reader chooses. */
export function SizeChartTable({ chart, picked }: SizeChartTableProps) {
  const [unit, setUnit] = useState<LengthUnit>(chart.unit);
  const { columns, rows } = convertTable(chart, unit);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <UnitSwitch unit={unit} onChange={setUnit} />
      <div className="-mx-6 overflow-x-auto px-6">
        <table className="w-full border-collapse text-md tabular-nums">
          <caption className="sr-only">
            <bdi>{chart.name}</bdi>
          </caption>
          <thead>
            <tr className="border-border border-b">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-3 py-2.5 text-start align-bottom font-semibold text-sm"
                >
                  <bdi>{column}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <Row key={cells.join("\n")} cells={cells} isPicked={cells[0] === picked} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ cells: [size, ...measures], isPicked }: { cells: string[]; isPicked: boolean }) {
  const t = useTranslations("catalog.sizeChart");
  return (
    <tr className={`border-border border-b ${isPicked ? "bg-secondary" : ""}`}>
      <th scope="row" className="px-3 py-2.5 text-start font-semibold">
        <bdi>{size}</bdi>
        {isPicked && <span className="block font-normal text-sm">{t("picked")}</span>}
      </th>
      {measures.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row never move
        <td key={index} className="px-3 py-2.5">
          <bdi>{cell}</bdi>
        </td>
      ))}
    </tr>
  );
}

type UnitSwitchProps = { unit: LengthUnit; onChange: (unit: LengthUnit) => void };

function UnitSwitch({ unit, onChange }: UnitSwitchProps) {
  const t = useTranslations("catalog.sizeChart");
  const id = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">{t("unit")}</legend>
      {LENGTH_UNITS.map((lengthUnit) => (
        <label
          key={lengthUnit}
          htmlFor={`${id}-${lengthUnit}`}
          className="flex min-h-11 items-center gap-2.5"
        >
          <Radio
            id={`${id}-${lengthUnit}`}
            name={`${id}-unit`}
            value={lengthUnit}
            checked={unit === lengthUnit}
            onChange={() => onChange(lengthUnit)}
          />
          {t(lengthUnit)}
        </label>
      ))}
    </fieldset>
  );
}
