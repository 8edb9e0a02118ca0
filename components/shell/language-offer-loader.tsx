"use client";

import type { Locale } from "next-intl";
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from "react";

import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { DEFAULT_LOCALE, LOCALE_COOKIE } from "@/lib/i18n/locales.mjs";
import { preferredLocale } from "@/lib/i18n/preferred-locale";
import type { LanguageOfferProps, LanguageOfferTexts } from "./language-offer";
import { setPreferenceCookie } from "./set-preference-cookie";

// A failure to load the offer must not break the page.
const Offer = lazy(
  (): Promise<{ default: ComponentType<LanguageOfferProps> }> =>
    import("./language-offer").then(
      (module) => ({ default: module.LanguageOffer }),
      () => ({ default: () => null }),
    ),
);

/** Pages whose bar at the bottom completes a form. */
const WITHOUT = /^\/(?:checkout|add-product)$/;

export type LanguageOffers = Partial<Record<Locale, LanguageOfferTexts>>;

/** Offers the browser's language until a language is chosen. Pages are static and cannot read Accept-Language. */
export function LanguageOfferLoader({ offers }: { offers: LanguageOffers }) {
  const locale = useSyncExternalStore(subscribeToNothing, findOffered, () => null);
  const [isClosed, setIsClosed] = useState(false);
  const path = usePublicPathname();
  const texts = locale && offers[locale];
  if (!locale || !texts || isClosed || WITHOUT.test(path)) return null;

  function close() {
    setPreferenceCookie(LOCALE_COOKIE, DEFAULT_LOCALE);
    setIsClosed(true);
  }

  return (
    <Suspense fallback={null}>
      <Offer locale={locale} texts={texts} onClose={close} />
    </Suspense>
  );
}

const subscribeToNothing = () => () => {};

/** Returns the browser's language, unless it is the default one or a language was chosen before. */
function findOffered(): Locale | null {
  if (document.cookie.includes(`${LOCALE_COOKIE}=`)) return null;
  const locale = preferredLocale(navigator.languages);
  return locale === DEFAULT_LOCALE ? null : locale;
}
