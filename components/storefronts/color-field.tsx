"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";

import { Field } from "@/components/forms/field";
import type { FieldProblem } from "@/components/forms/field-error";
import { Input } from "@/components/ui/input";
import { storeColors } from "@/lib/storefronts/contrast-rules";

/** Dyes of the design system, and a blue. */
const SWATCHES = [
  ["amber", "#D97706"],
  ["berbere", "#A93A1F"],
  ["plum", "#86305B"],
  ["sky", "#1F6FB2"],
  ["sea", "#28587E"],
  ["leaf", "#2C6E52"],
  ["coffee", "#3B2A20"],
] as const;

type ColorFieldProps = {
  field: UseFormRegisterReturn;
  value: string;
  onPick: (color: string) => void;
  error?: FieldProblem;
};

const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** The store's color: from the swatches, the device's color picker, or as a hex value; with its contrast. */
export function ColorField({ field, value, onPick, error }: ColorFieldProps) {
  const t = useTranslations("storefronts.editor");
  const previewColor = storeColors(value).fill;
  return (
    <div className="grid gap-3">
      <Field label={t("color")} hint={t("colorHint")} error={error}>
        {(control) => (
          <div className="flex items-center gap-2">
            <input
              type="color"
              aria-label={t("colorPicker")}
              value={previewColor.toLowerCase()}
              onChange={(event) => onPick(event.currentTarget.value.toUpperCase())}
              className="h-11.5 w-14 shrink-0 cursor-pointer rounded-md border border-input bg-card p-1"
            />
            <Input
              {...control}
              {...field}
              dir="ltr"
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              className="max-w-40 rtl:text-right"
            />
          </div>
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{t("swatches")}</legend>
        {SWATCHES.map(([name, hex]) => (
          <button
            key={hex}
            type="button"
            aria-label={t(`colors.${name}`)}
            aria-pressed={value.toUpperCase() === hex}
            onClick={() => onPick(hex)}
            style={{ backgroundColor: hex }}
            className="size-11 rounded-md border-4 border-background ring-foreground aria-pressed:ring-2"
          />
        ))}
      </fieldset>
      {isHex(value) && <ContrastNote color={value} />}
    </div>
  );
}

/** Preview of text on the color and in it; both are adjusted to be readable. */
function ContrastNote({ color }: { color: string }) {
  const t = useTranslations("storefronts.editor");
  const { fill, text, contrast, ink } = storeColors(color);
  return (
    <div role="status" className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          className="rounded-md border border-border-strong px-3 py-1.5 font-semibold"
          style={{ backgroundColor: fill, color: text }}
        >
          {t("sampleOn")}
        </span>
        <span
          className="rounded-md border border-border-strong bg-[#fcfbf9] px-3 py-1.5 font-semibold"
          style={{ color: ink.light }}
        >
          {t("sampleLight")}
        </span>
        <span
          className="rounded-md border border-border-strong bg-[#17110d] px-3 py-1.5 font-semibold"
          style={{ color: ink.dark }}
        >
          {t("sampleDark")}
        </span>
      </p>
      <p className="text-muted-foreground">{t("contrast", { ratio: contrast.toFixed(1) })}</p>
    </div>
  );
}
