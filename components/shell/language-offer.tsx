"use client";

import type { Locale } from "next-intl";
import { type CSSProperties, useRef } from "react";
import { floatingOffset } from "@/components/layout/floating-offset";
import { useBottomInset } from "@/components/layout/use-bottom-inset";
import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { Button } from "@/components/ui/button";
import { X } from "@/components/ui/icons";
import { getDirection } from "@/lib/i18n/routing";
import { useLanguageChoice } from "./use-language-choice";

export type LanguageOfferTexts = { text: string; accept: string; close: string };

export type LanguageOfferProps = {
  /** Offered language, in which the texts are. */
  locale: Locale;
  texts: LanguageOfferTexts;
  onClose: () => void;
};

/** Offer to switch the language; floats above the bars at the bottom, so that it moves nothing. */
export function LanguageOffer({ locale, texts, onClose }: LanguageOfferProps) {
  const bar = useRef<HTMLElement>(null);
  const path = usePublicPathname();
  const { locale: chosenLocale, chooseLanguage } = useLanguageChoice();
  useBottomInset(bar, "--language-offer");

  function close() {
    // The pressed button disappears; the focus must move elsewhere.
    document.getElementById("main")?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <div
      style={{ "--offset": floatingOffset(path) } as CSSProperties}
      className="fixed inset-x-2 bottom-[calc(var(--offset)*var(--spacing)+var(--floor,0px))] z-30 md:start-6 md:end-auto md:bottom-[calc(var(--spacing)*6+var(--floor,0px))]"
    >
      <section
        ref={bar}
        lang={locale}
        dir={getDirection(locale)}
        aria-label={texts.text}
        className="flex items-center gap-2 rounded-lg border border-border bg-popover py-1 ps-4 pe-1 text-popover-foreground shadow-lg"
      >
        <p className="min-w-0 grow text-md">{texts.text}</p>
        <Button
          variant="outline"
          disabled={chosenLocale === locale}
          onClick={() => chooseLanguage(locale)}
        >
          {texts.accept}
        </Button>
        <Button variant="ghost" size="icon" aria-label={texts.close} onClick={close}>
          <X aria-hidden />
        </Button>
      </section>
    </div>
  );
}
