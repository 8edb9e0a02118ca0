"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { LanguageSelect } from "@/components/forms/language-select";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { TextField } from "@/components/forms/text-field";
import { ImageUploader } from "@/components/uploads/image-uploader";
import { NETWORKS } from "@/lib/storefronts/rules";
import { ColorField } from "./color-field";
import { StorefrontTexts } from "./storefront-texts";
import type { StorefrontForm as Form } from "./storefront-values";

type FieldsProps = { form: Form; onBusyChange: (isBusy: boolean) => void };

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

/** All fields of a store, in four groups. */
export function StorefrontFields({ form, onBusyChange }: FieldsProps) {
  return (
    <>
      <WordFields form={form} />
      <DesignFields form={form} onBusyChange={onBusyChange} />
      <ContactFields form={form} />
      <VacationFields form={form} />
    </>
  );
}

type GroupProps = { title: string; hint?: string; children: ReactNode };

function Group({ title, hint, children }: GroupProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border bg-card px-4 py-5 sm:px-6 sm:py-6">
      <legend className="float-start mb-1 w-full font-bold text-lg">{title}</legend>
      {hint && <p className="-mt-4 text-muted-foreground text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}

function WordFields({ form }: { form: Form }) {
  const t = useTranslations("storefronts.editor");
  const tLanguage = useTranslations("textLanguage");
  const { errors } = form.formState;
  return (
    <Group title={t("texts")}>
      <TextField
        label={t("storeName")}
        hint={t("storeNameHint")}
        dir="auto"
        autoComplete="organization"
        field={registerWithDefault(form, "storeName")}
        error={errors.storeName}
      />
      <Field label={tLanguage("label")} error={errors.locale}>
        {(control) => <LanguageSelect {...control} {...registerWithDefault(form, "locale")} />}
      </Field>
      <StorefrontTexts form={form} />
    </Group>
  );
}

function DesignFields({ form, onBusyChange }: FieldsProps) {
  const t = useTranslations("storefronts.editor");
  const { control, formState } = form;
  const [color, banner, logo] = useWatch({
    control,
    name: ["primaryColor", "bannerImageUrl", "logoImageUrl"],
  });
  return (
    <Group title={t("presentation")}>
      <ColorField
        field={registerWithDefault(form, "primaryColor")}
        value={color ?? ""}
        onPick={(picked) => form.setValue("primaryColor", picked, CHANGED)}
        error={formState.errors.primaryColor}
      />
      <ImageUploader
        max={1}
        isOptional
        label={t("banner")}
        hint={t("bannerHint")}
        value={banner ? [banner] : []}
        onChange={(urls) => form.setValue("bannerImageUrl", urls[0] ?? "", CHANGED)}
        onBusyChange={onBusyChange}
        error={formState.errors.bannerImageUrl}
      />
      <ImageUploader
        max={1}
        isOptional
        label={t("logo")}
        hint={t("logoHint")}
        value={logo ? [logo] : []}
        onChange={(urls) => form.setValue("logoImageUrl", urls[0] ?? "", CHANGED)}
        onBusyChange={onBusyChange}
        error={formState.errors.logoImageUrl}
      />
    </Group>
  );
}

function ContactFields({ form }: { form: Form }) {
  const t = useTranslations("storefronts.editor");
  const { errors } = form.formState;
  return (
    <Group title={t("contact")} hint={t("contactHint")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("location")}
          isOptional
          dir="auto"
          field={registerWithDefault(form, "location")}
          error={errors.location}
        />
        <TextField
          label={t("website")}
          isOptional
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          className="rtl:text-right"
          field={registerWithDefault(form, "website")}
          error={errors.website}
        />
        {NETWORKS.map((network) => (
          <TextField
            key={network}
            label={t(`networks.${network}`)}
            hint={t("handleHint")}
            isOptional
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            className="rtl:text-right"
            field={registerWithDefault(form, `socialMedia.${network}`)}
            error={errors.socialMedia?.[network]}
          />
        ))}
      </div>
    </Group>
  );
}

function VacationFields({ form }: { form: Form }) {
  const t = useTranslations("storefronts.editor");
  const { errors } = form.formState;
  return (
    <Group title={t("vacation")} hint={t("vacationHint")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("vacationFrom")}
          isOptional
          type="date"
          field={registerWithDefault(form, "vacationFrom")}
          error={errors.vacationFrom}
        />
        <TextField
          label={t("vacationUntil")}
          isOptional
          type="date"
          field={registerWithDefault(form, "vacationUntil")}
          error={errors.vacationUntil}
        />
      </div>
    </Group>
  );
}
