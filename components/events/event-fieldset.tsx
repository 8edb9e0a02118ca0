"use client";

import { useTranslations } from "next-intl";
import { type UseFormReturn, useWatch } from "react-hook-form";

import { CheckboxField } from "@/components/forms/checkbox-field";
import { Field } from "@/components/forms/field";
import { LanguageSelect } from "@/components/forms/language-select";
import { LanguageTabs } from "@/components/forms/language-tabs";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { TextField } from "@/components/forms/text-field";
import { hasText } from "@/components/forms/translation-values";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { EVENT_TYPES } from "@/lib/events/rules";
import { SEASONS } from "@/lib/holidays/season-rules";
import { getDirection, type Language } from "@/lib/i18n/routing";
import type { EventFields, EventFormInput } from "./event-form-values";

type EventFieldsetProps = { form: UseFormReturn<EventFields, unknown, EventFormInput> };

export function EventFieldset({ form }: EventFieldsetProps) {
  const t = useTranslations("events.admin");
  const tLanguage = useTranslations("textLanguage");
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <Field label={tLanguage("label")} error={errors.locale}>
        {(control) => <LanguageSelect {...control} {...registerWithDefault(form, "locale")} />}
      </Field>
      <EventTexts form={form} />
      <Choices form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("field.startsAt")}
          hint={t("field.zone")}
          field={registerWithDefault(form, "startsAt")}
          error={errors.startsAt}
          type="datetime-local"
        />
        <TextField
          label={t("field.endsAt")}
          field={registerWithDefault(form, "endsAt")}
          error={errors.endsAt}
          type="datetime-local"
          isOptional
        />
      </div>
      <TextField
        label={t("field.location")}
        field={registerWithDefault(form, "location")}
        error={errors.location}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("field.price")}
          hint={t("field.priceHint")}
          field={registerWithDefault(form, "price")}
          error={errors.price}
          inputMode="decimal"
          dir="ltr"
          className="rtl:text-right"
        />
        <TextField
          label={t("field.maxTickets")}
          field={registerWithDefault(form, "maxTickets")}
          error={errors.maxTickets}
          type="number"
        />
      </div>
      <TextField
        label={t("field.organizer")}
        hint={t("field.organizerHint")}
        field={registerWithDefault(form, "organizer")}
        error={errors.organizer}
        type="email"
        autoComplete="off"
        dir="ltr"
        className="rtl:text-right"
        isOptional
      />
      <CheckboxField label={t("field.isPublished")} field={register("isPublished")} />
    </>
  );
}

/** Title and description in the event's own language, and their translations. */
function EventTexts({ form }: EventFieldsetProps) {
  const t = useTranslations("textLanguage");
  const { errors } = form.formState;
  const [ownLocale, translations] = useWatch({
    control: form.control,
    name: ["locale", "translations"],
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <LanguageTabs
        ownLanguage={ownLocale}
        isWritten={(locale) => hasText(translations[locale])}
        isInvalid={(locale) =>
          locale === ownLocale
            ? Boolean(errors.title ?? errors.description)
            : Boolean(errors.translations?.[locale])
        }
      >
        {(locale) => (
          <TextFields form={form} locale={locale} isOwnLanguage={locale === ownLocale} />
        )}
      </LanguageTabs>
      <p className="text-muted-foreground text-sm">{t("translations")}</p>
    </div>
  );
}

type TextFieldsProps = EventFieldsetProps & { locale: Language; isOwnLanguage: boolean };

function TextFields({ form, locale, isOwnLanguage }: TextFieldsProps) {
  const t = useTranslations("events.admin");
  const errors = isOwnLanguage
    ? form.formState.errors
    : form.formState.errors.translations?.[locale];
  const register = (name: "title" | "description") =>
    registerWithDefault(form, isOwnLanguage ? name : `translations.${locale}.${name}`);
  const textAttributes = { lang: locale, dir: getDirection(locale) };
  return (
    <div className="grid gap-4">
      <TextField
        label={t("field.title")}
        field={register("title")}
        error={errors?.title}
        {...textAttributes}
      />
      <Field label={t("field.description")} error={errors?.description}>
        {(control) => (
          <Textarea rows={5} {...textAttributes} {...control} {...register("description")} />
        )}
      </Field>
    </div>
  );
}

function Choices({ form }: EventFieldsetProps) {
  const t = useTranslations("events.admin");
  const types = useTranslations("events.type");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("field.type")}>
        {(control) => (
          <Select {...control} {...registerWithDefault(form, "type")}>
            {EVENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {types(type)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("field.season")} hint={t("field.seasonHint")}>
        {(control) => (
          <Select {...control} {...registerWithDefault(form, "season")}>
            <option value="">{t("season.none")}</option>
            {SEASONS.map((season) => (
              <option key={season} value={season}>
                {t(`season.${season}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
