"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { type Language, routing } from "@/lib/i18n/routing";

type LanguageTabsProps = {
  /** The language of the text itself, whose tab is first. */
  ownLanguage: Language;
  isWritten: (locale: Language) => boolean;
  /** Whether a field of a language has an error; its tab opens. */
  isInvalid?: (locale: Language) => boolean;
  children: (locale: Language) => ReactNode;
};

/** The fields of a text in five languages, each under its own tab. */
export function LanguageTabs({ ownLanguage, isWritten, isInvalid, children }: LanguageTabsProps) {
  const t = useTranslations("products.story");
  const [selection, setSelection] = useState<{ ownLanguage: Language; selected: string }>({
    ownLanguage,
    selected: ownLanguage,
  });
  // The own language is visible on a phone too, and after it was changed.
  const locales = [ownLanguage, ...routing.locales.filter((locale) => locale !== ownLanguage)];
  const selected = selection.ownLanguage === ownLanguage ? selection.selected : ownLanguage;
  const invalid = isInvalid ? locales.filter(isInvalid) : [];
  const [openLanguage, setOpened] = useState("");
  if (invalid.join() !== openLanguage) {
    setOpened(invalid.join());
    if (invalid[0] && !invalid.some((locale) => locale === selected)) {
      setSelection({ ownLanguage, selected: invalid[0] });
    }
  }
  const hasText = (locale: Language) => locale === ownLanguage || isWritten(locale);
  return (
    <Tabs
      value={selected}
      onValueChange={(locale) => setSelection({ ownLanguage, selected: locale })}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TabsList aria-label={t("languages")} className="min-w-0 max-w-full grow gap-5.5">
          {locales.map((locale) => (
            <TabsTrigger key={locale} value={locale} className="text-sm">
              <bdi lang={locale} className="font-native">
                {NATIVE_NAMES[locale]}
              </bdi>
              <Mark isWritten={hasText(locale)} />
              <span className="sr-only">{hasText(locale) ? t("written") : t("notYet")}</span>
            </TabsTrigger>
          ))}
        </TabsList>
        <p aria-hidden className="flex gap-3 py-2 text-muted-foreground text-xs">
          <span className="inline-flex items-center gap-1.5">
            <Mark isWritten />
            {t("written")}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Mark isWritten={false} />
            {t("notYet")}
          </span>
        </p>
      </div>
      {locales.map((locale) => (
        <TabsContent key={locale} value={locale} className="pt-5">
          {children(locale)}
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** A filled lozenge marks a language with content. */
function Mark({ isWritten }: { isWritten: boolean }) {
  return (
    <span
      aria-hidden
      className={`size-1.75 rotate-45 ${isWritten ? "bg-success" : "inset-shadow-[0_0_0_1.5px_var(--input)]"}`}
    />
  );
}
