"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { LanguageSelect } from "@/components/forms/language-select";
import { LanguageTabs } from "@/components/forms/language-tabs";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { TextField } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { ImageUploader } from "@/components/uploads/image-uploader";
import { getDirection, type Language } from "@/lib/i18n/routing";
import { NETWORKS } from "@/lib/storefronts/rules";
import type { StorefrontInput } from "@/lib/storefronts/schema";
import { ColorField } from "./color-field";
import type { StorefrontValues } from "./storefront-values";

type Form = UseFormReturn<StorefrontValues, unknown, StorefrontInput>;

type FieldsProps = { form: Form; onBusyChange: (isBusy: boolean) => void };

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

/** All fields of a store, in four groups. */
export function StorefrontFields({ form, onBusyChange }: FieldsProps) {
  return (
    <>
      <WordFields form={form} />
      <LookFields form={form} onBusyChange={onBusyChange} />
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
    <Group title={t("words")}>
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
      <StoreTexts form={form} />
    </Group>
  );
}

/** Tagline and description in the store's own language, and their translations with that of the profile. */
function StoreTexts({ form }: { form: Form }) {
  const t = useTranslations("textLanguage");
  const interfaceLocale = useLocale();
  const { errors } = form.formState;
  const [own = interfaceLocale, translations] = useWatch({
    control: form.control,
    name: ["locale", "translations"],
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <LanguageTabs
        own={own}
        isWritten={(locale) => Object.values(translations?.[locale] ?? {}).some(Boolean)}
        isInvalid={(locale) =>
          locale === own
            ? Boolean(errors.tagline ?? errors.description)
            : Boolean(errors.translations?.[locale])
        }
      >
        {(locale) => <TextFields form={form} locale={locale} isOwn={locale === own} />}
      </LanguageTabs>
      <p className="text-muted-foreground text-sm">{t("translations")}</p>
    </div>
  );
}

type TextFieldsProps = { form: Form; locale: Language; isOwn: boolean };

function TextFields({ form, locale, isOwn }: TextFieldsProps) {
  const t = useTranslations("storefronts.editor");
  const tLanguage = useTranslations("textLanguage");
  const errors = isOwn ? form.formState.errors : form.formState.errors.translations?.[locale];
  const register = (name: "tagline" | "description") =>
    registerWithDefault(form, isOwn ? name : `translations.${locale}.${name}`);
  const written = { lang: locale, dir: getDirection(locale) };
  return (
    <div className="grid gap-5">
      <TextField
        label={t("tagline")}
        hint={t("taglineHint")}
        isOptional
        field={register("tagline")}
        error={errors?.tagline}
        {...written}
      />
      <Field
        label={t("description")}
        hint={t("descriptionHint")}
        isOptional={!isOwn}
        error={errors?.description}
      >
        {(control) => <Textarea rows={6} {...written} {...control} {...register("description")} />}
      </Field>
      {!isOwn && (
        <Field
          label={tLanguage("bio")}
          isOptional
          error={form.formState.errors.translations?.[locale]?.bio}
        >
          {(control) => (
            <Textarea
              rows={4}
              {...written}
              {...control}
              {...registerWithDefault(form, `translations.${locale}.bio`)}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function LookFields({ form, onBusyChange }: FieldsProps) {
  const t = useTranslations("storefronts.editor");
  const { control, formState } = form;
  const [color, banner, logo] = useWatch({
    control,
    name: ["primaryColor", "bannerImageUrl", "logoImageUrl"],
  });
  return (
    <Group title={t("look")}>
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
