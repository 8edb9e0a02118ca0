"use client";

import { type Locale, useLocale } from "next-intl";
import { useState } from "react";

import { setLanguage } from "./set-language";

/** Returns the language of the page, or the one that is chosen while the page loads in it, and its setter. */
export function useLanguageChoice() {
  const pageLocale = useLocale();
  const [locale, setLocale] = useState(pageLocale);

  function chooseLanguage(next: Locale) {
    setLocale(next);
    void setLanguage(next);
  }

  return { locale, chooseLanguage };
}
