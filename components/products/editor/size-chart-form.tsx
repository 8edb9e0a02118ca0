"use client";

import { useTranslations } from "next-intl";
import { DialogForm } from "@/components/forms/dialog-form";
import { Field } from "@/components/forms/field";
import { RemoveButton } from "@/components/forms/remove-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { removeSizeChartAction, saveSizeChartAction } from "@/lib/products/size-charts/actions";
import type { SizeChart } from "@/lib/products/size-charts/queries";
import { LENGTH_UNITS } from "@/lib/products/size-charts/rules";
import { type SizeChartInput, sizeChartSchema } from "@/lib/products/size-charts/schema";
import { SizeChartGrid } from "./size-chart-grid";
import { blankChart, valuesOf } from "./size-chart-values";

type SizeChartFormProps = {
  /** Null for a new chart. */
  chart: SizeChart | null;
  /** Sizes of the product, with which a new chart starts. */
  sizes: string[];
  onSaved: (chart: SizeChart) => void;
  onRemoved: (id: number) => void;
  onClose: () => void;
};

/** Dialog that creates or edits a size chart. Changes of a saved chart apply to all products that show it. */
export function SizeChartForm({ chart, sizes, onSaved, onRemoved, onClose }: SizeChartFormProps) {
  const t = useTranslations("products.sizeChart");
  const labels = useTranslations("catalog");
  const tCommon = useTranslations("common");
  const { form, submit, isSending } = useServerForm({
    schema: sizeChartSchema,
    defaultValues: chart ? valuesOf(chart) : blankChart(labels("option.size"), sizes),
    send: (input: SizeChartInput) =>
      saveSizeChartAction({ ...(chart ? { id: chart.id } : {}), chart: input }),
    fallback: tCommon("again"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: (savedChart) => {
      toast.success(t("saved"));
      onSaved(savedChart);
      onClose();
    },
  });
  const { errors } = form.formState;

  return (
    <DialogForm
      title={chart ? t("edit") : t("addTitle")}
      act={t("save")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
      className="sm:max-w-[760px]"
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          dir="auto"
          autoComplete="off"
          field={form.register("name")}
          error={errors.name}
        />
        <Field label={labels("sizeChart.unit")} error={errors.unit}>
          {(field) => (
            <Select {...field} {...form.register("unit")}>
              {LENGTH_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {labels(`sizeChart.${unit}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SizeChartGrid form={form} />
      {chart && <RemoveChart id={chart.id} onRemoved={onRemoved} onClose={onClose} />}
    </DialogForm>
  );
}

type RemoveChartProps = Pick<SizeChartFormProps, "onRemoved" | "onClose"> & { id: number };

function RemoveChart({ id, onRemoved, onClose }: RemoveChartProps) {
  const t = useTranslations("products.sizeChart");
  const tCommon = useTranslations("common");
  const { mutate, isPending } = useServerMutation({
    send: () => removeSizeChartAction({ id }),
    fallback: tCommon("again"),
    onDone: () => {
      toast.success(t("removed"));
      onRemoved(id);
      onClose();
    },
    onRefused: (message) => toast.error(t("removeFailed"), message),
  });
  return (
    <div className="justify-self-start">
      <RemoveButton
        label={t("remove")}
        title={t("removeTitle")}
        text={t("removeText")}
        act={t("remove")}
        isPending={isPending}
        onRemove={() => mutate()}
      />
    </div>
  );
}
