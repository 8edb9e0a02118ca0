import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";

import { Select } from "@/components/ui/select";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { routing } from "@/lib/i18n/routing";

type LanguageSelectProps = ComponentProps<"select"> & {
  /** Adds a first option for all languages, as the filter of a list needs it. */
  hasAll?: boolean;
};

/** The five languages, each by its own name. */
export function LanguageSelect({ hasAll = false, ...select }: LanguageSelectProps) {
  const t = useTranslations("textLanguage");
  return (
    <Select {...select}>
      {hasAll && <option value="">{t("all")}</option>}
      {routing.locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {NATIVE_NAMES[locale]}
        </option>
      ))}
    </Select>
  );
}
