"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { Switch } from "@/components/ui/switch";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { routing } from "@/lib/i18n/routing";
import { THEMES } from "./themes";
import { useLanguageChoice } from "./use-language-choice";
import { useLiteMode } from "./use-lite-mode";
import { useThemeChoice } from "./use-theme-choice";

const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-border-strong bg-card px-3.5 font-medium text-md aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground";

/** Language and theme options at the bottom of the mobile menu. */
export function MobileMenuChoices() {
  const t = useTranslations();
  const { locale, chooseLanguage } = useLanguageChoice();
  const { theme, chooseTheme } = useThemeChoice();
  return (
    <div className="grid gap-4 border-t px-4.5 pt-3.5 pb-8">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-muted-foreground text-xs">{t("language.label")}</legend>
        {routing.locales.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === locale}
            className={`${CHIP} font-native`}
            onClick={() => chooseLanguage(code)}
          >
            {NATIVE_NAMES[code]}
          </button>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-muted-foreground text-xs">{t("theme.label")}</legend>
        {THEMES.map(([name, Icon]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === theme}
            className={CHIP}
            onClick={() => chooseTheme(name)}
          >
            <Icon aria-hidden className="size-4" />
            {t(`theme.${name}`)}
          </button>
        ))}
      </fieldset>
      <LiteSwitch />
    </div>
  );
}

function LiteSwitch() {
  const t = useTranslations("theme");
  const { isLite, chooseLite } = useLiteMode();
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id} className="grow font-medium text-md">
        {t("lite")}
        <span id={`${id}-more`} className="block font-normal text-muted-foreground text-sm">
          {t("liteMore")}
        </span>
      </label>
      <Switch
        id={id}
        checked={isLite}
        aria-label={t("lite")}
        aria-describedby={`${id}-more`}
        onChange={(event) => chooseLite(event.target.checked)}
      />
    </div>
  );
}
