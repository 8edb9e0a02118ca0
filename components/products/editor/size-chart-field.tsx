"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Pencil, Plus } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { CATEGORIES } from "@/lib/products/categories";
import type { SizeChart } from "@/lib/products/size-charts/queries";
import { MAX_SIZE_CHARTS } from "@/lib/products/size-charts/rules";
import type { ProductForm } from "./product-form-types";

const Dialog = lazy(async () => ({ default: (await import("./size-chart-form")).SizeChartForm }));

const NAME = "details.sizeChartId";

type SizeChartFieldProps = { form: ProductForm; initial: SizeChart[] };

/** The size chart of a product with sizes, and a dialog in which it is created and edited. */
export function SizeChartField({ form, initial }: SizeChartFieldProps) {
  const t = useTranslations("products.sizeChart");
  const [category, options, chartId] = useWatch({
    control: form.control,
    name: ["category", "options", NAME],
  });
  const [charts, setCharts] = useState(initial);
  const [editing, setEditing] = useState<SizeChart | "new" | null>(null);
  const chart = charts.find(({ id }) => String(id) === chartId);
  const isDeleted = chartId !== "" && !chart;

  // The chart of a draft may have been deleted since.
  useEffect(() => {
    if (isDeleted) form.setValue(NAME, "");
  }, [isDeleted, form]);

  const hasSizes =
    category === CATEGORIES.textiles || options.some(({ kind }) => kind === "size") || chart;
  if (!hasSizes) return null;

  function replace(savedChart: SizeChart) {
    const others = charts.filter(({ id }) => id !== savedChart.id);
    setCharts([...others, savedChart].toSorted((a, b) => a.name.localeCompare(b.name)));
    form.setValue(NAME, String(savedChart.id), { shouldDirty: true });
  }

  return (
    <div className="grid gap-2 sm:col-span-2">
      <Field label={t("label")} hint={t("hint")} isOptional>
        {(field) => (
          <Select
            {...field}
            value={chart ? chartId : ""}
            onChange={({ target }) => form.setValue(NAME, target.value, { shouldDirty: true })}
          >
            <option value="">{t("none")}</option>
            {charts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {charts.length < MAX_SIZE_CHARTS && (
          <Button variant="secondary" onClick={() => setEditing("new")}>
            <Plus aria-hidden />
            {t("add")}
          </Button>
        )}
        {chart && (
          <Button variant="outline" onClick={() => setEditing(chart)}>
            <Pencil aria-hidden />
            {t("edit")}
          </Button>
        )}
      </div>
      {editing && (
        <Suspense fallback={null}>
          <Dialog
            chart={editing === "new" ? null : editing}
            sizes={options.find(({ kind }) => kind === "size")?.values ?? []}
            onSaved={replace}
            onRemoved={(removedId) => setCharts(charts.filter(({ id }) => id !== removedId))}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
