"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import { DialogForm } from "@/components/forms/dialog-form";
import { Field, type FieldProps } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { parseWholeNumber } from "@/lib/core/numbers";
import { SEASONS } from "@/lib/products/rules";
import { type BulkChangeValues, bulkChangeSchema } from "@/lib/seller-dashboard/bulk/schema";

type DialogProps = { onApply: (change: BulkChangeValues) => void; onClose: () => void };

/** Changes prices by a percentage. */
export function PriceDialog({ onApply, onClose }: DialogProps) {
  const t = useTranslations("dashboard.products.table.bulk");
  const [percent, setPercent] = useState("");
  return (
    <ChangeDialog
      title={t("price")}
      change={{ kind: "price", percent }}
      onApply={onApply}
      onClose={onClose}
    >
      {(error) => (
        <NumberField
          label={t("percent")}
          hint={t("percentHint")}
          error={error}
          value={percent}
          onChange={setPercent}
        />
      )}
    </ChangeDialog>
  );
}

/** Sets or raises the stock. */
export function StockDialog({
  kind,
  onApply,
  onClose,
}: DialogProps & { kind: "setStock" | "addStock" }) {
  const t = useTranslations("dashboard.products.table.bulk");
  const [units, setUnits] = useState("");
  return (
    <ChangeDialog
      title={t(kind)}
      change={{ kind, units: parseWholeNumber(units) ?? Number.NaN }}
      onApply={onApply}
      onClose={onClose}
    >
      {(error) => (
        <NumberField label={t("units")} error={error} value={units} onChange={setUnits} />
      )}
    </ChangeDialog>
  );
}

/** Sets the season, or removes it. */
export function SeasonDialog({ onApply, onClose }: DialogProps) {
  const t = useTranslations("dashboard.products.table.bulk");
  const names = useTranslations("catalog.label");
  const [season, setSeason] = useState<(typeof SEASONS)[number] | null>(null);
  return (
    <ChangeDialog
      title={t("season")}
      change={{ kind: "season", season }}
      onApply={onApply}
      onClose={onClose}
    >
      {(error) => (
        <Field label={t("season")} error={error}>
          {(control) => (
            <Select
              {...control}
              value={season ?? ""}
              onChange={({ currentTarget }) =>
                setSeason(SEASONS.find((key) => key === currentTarget.value) ?? null)
              }
            >
              <option value="">{t("seasonNone")}</option>
              {SEASONS.map((key) => (
                <option key={key} value={key}>
                  {names(key)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </ChangeDialog>
  );
}

type NumberFieldProps = Pick<FieldProps, "label" | "hint" | "error"> & {
  value: string;
  onChange: (value: string) => void;
};

function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type ChangeDialogProps = DialogProps & {
  title: string;
  /** Checked by the schema of the action when it is applied. */
  change: BulkChangeValues;
  children: (error: { message: string } | undefined) => ReactNode;
};

function ChangeDialog({ title, change, onApply, onClose, children }: ChangeDialogProps) {
  const t = useTranslations("dashboard.products.table");
  const [isRefused, setIsRefused] = useState(false);

  async function submit() {
    if (bulkChangeSchema.shape.change.safeParse(change).success) onApply(change);
    else setIsRefused(true);
  }

  return (
    <DialogForm
      title={title}
      act={t("bulk.apply")}
      error={undefined}
      isSending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {children(isRefused ? { message: t("invalid") } : undefined)}
    </DialogForm>
  );
}
