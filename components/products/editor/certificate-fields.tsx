"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Controller } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import { DocumentField } from "@/components/uploads/document-field";
import { CERTIFICATE_TYPES } from "@/lib/products/certificates/schema";
import { CERTIFICATE_LABELS } from "./certificate-label";
import type { CertificateForm } from "./use-certificate-form";

/** Fields of one more certificate. It is a form inside a form, so Enter adds it and does not submit the product. */
export function CertificateFields({
  certificateForm: { form, add },
}: {
  certificateForm: CertificateForm;
}) {
  const t = useTranslations("products.certificates");
  const names = useTranslations("catalog.label");
  const { errors } = form.formState;

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.type === "file") return;
    event.preventDefault();
    void add();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler listens for Enter in the fields inside
    <div onKeyDown={addOnEnter}>
      <Card className="grid gap-x-4 gap-y-3.5 p-4.5 sm:grid-cols-2">
        <Field label={t("type")} error={errors.type}>
          {(field) => (
            <Select {...field} {...form.register("type")}>
              {CERTIFICATE_TYPES.map((type) => (
                <option key={type} value={type}>
                  {names(CERTIFICATE_LABELS[type].name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label={t("body")}
          placeholder={t("bodyHint")}
          field={form.register("body")}
          error={errors.body}
        />
        <TextField
          label={t("number")}
          dir="ltr"
          autoComplete="off"
          field={form.register("number")}
          error={errors.number}
        />
        <TextField
          label={t("validUntil")}
          type="date"
          field={form.register("validUntil")}
          error={errors.validUntil}
        />
        <div className="flex flex-wrap items-start justify-between gap-2.5 sm:col-span-2">
          <Controller
            control={form.control}
            name="documentUrl"
            render={({ field }) => (
              <DocumentField
                value={field.value}
                onChange={field.onChange}
                error={errors.documentUrl}
              />
            )}
          />
          <Button variant="secondary" onClick={() => void add()}>
            {t("add")}
          </Button>
        </div>
      </Card>
    </div>
  );
}
