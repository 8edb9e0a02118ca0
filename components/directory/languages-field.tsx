"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { Checkbox } from "@/components/ui/checkbox";
import { SPOKEN_LANGUAGES, type Spoken } from "@/lib/directory/rules";

type LanguagesFieldProps = { value: Spoken[]; onChange: (spoken: Spoken[]) => void };

export function LanguagesField({ value, onChange }: LanguagesFieldProps) {
  const t = useTranslations("directory");
  const common = useTranslations("common");
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">
        {t("form.languages")}
        <span className="font-normal text-muted-foreground">{` (${common("optional")})`}</span>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {SPOKEN_LANGUAGES.map((code) => (
          <span key={code} className="flex min-h-11 items-center gap-2.5">
            <Checkbox
              id={`${id}-${code}`}
              checked={value.includes(code)}
              onChange={(event) => {
                const isChecked = event.currentTarget.checked;
                onChange(
                  SPOKEN_LANGUAGES.filter((language) =>
                    language === code ? isChecked : value.includes(language),
                  ),
                );
              }}
            />
            <label htmlFor={`${id}-${code}`} className="cursor-pointer py-2">
              {t(`language.${code}`)}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
