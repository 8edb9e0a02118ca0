import type { Locale } from "next-intl";
import { getMessages, getTimeZone, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { CompareTrayLoader } from "@/components/compare/compare-tray-loader";
import { ToastRegion } from "@/components/ui/toast-region";
import { env } from "@/lib/core/env.mjs";
import { getSocialLinks } from "@/lib/core/operator";
import { INLINE_HEAD_SCRIPT } from "@/lib/http/inline-head-script";
import { CLIENT_NAMESPACES, serializeMessages } from "@/lib/i18n/client-namespaces";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.mjs";
import { getDirection, routing } from "@/lib/i18n/routing";
import { Footer } from "./footer";
import { Header } from "./header";
import { HydrationMarker } from "./hydration-marker";
import { LanguageOfferLoader, type LanguageOffers } from "./language-offer-loader";
import { Logo } from "./logo";
import { Providers } from "./providers";
import { TabBar } from "./tab-bar";
import { WebVitals } from "./web-vitals";

type RootLayoutProps = { locale: Locale; className: string; children: ReactNode };

/** Root layout. It reads neither cookies nor the viewer, so that pages remain static per language. */
export async function RootLayout({ locale, className, children }: RootLayoutProps) {
  const dir = getDirection(locale);
  const t = await getTranslations({ locale, namespace: "common" });
  const nav = await getTranslations({ locale, namespace: "nav" });
  const messages = serializeMessages(await getMessages({ locale }), CLIENT_NAMESPACES);
  const timeZone = await getTimeZone({ locale });
  return (
    <html lang={locale} dir={dir} className={className} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without user input */}
        <script dangerouslySetInnerHTML={{ __html: INLINE_HEAD_SCRIPT }} />
        <Providers locale={locale} messages={messages} timeZone={timeZone}>
          <a
            href="#main"
            className="sr-only rounded-md bg-primary px-4 py-3 font-semibold text-primary-foreground focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-4 focus-visible:z-50"
          >
            {t("skipToContent")}
          </a>
          <Header locale={locale} />
          {locale === DEFAULT_LOCALE && <LanguageOfferLoader offers={await readOffers()} />}
          <main id="main" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <Footer
            locale={locale}
            logo={<Logo label={nav("homeLink")} tagline={nav("tagline")} />}
            socialLinks={getSocialLinks()}
            year={new Date().getFullYear()}
          />
          <CompareTrayLoader />
          <TabBar />
          <HydrationMarker />
          <ToastRegion labels={{ region: t("notifications"), close: t("close") }} dir={dir} />
        </Providers>
        {env.METRICS_TOKEN ? <WebVitals /> : null}
      </body>
    </html>
  );
}

/** Returns the texts of the offer of each other language, in that language. */
async function readOffers(): Promise<LanguageOffers> {
  const locales = routing.locales.filter((locale) => locale !== DEFAULT_LOCALE);
  const entries = locales.map(async (locale) => {
    const t = await getTranslations({ locale });
    const texts = {
      text: t("language.offer.text"),
      accept: t("language.offer.accept"),
      close: t("common.close"),
    };
    return [locale, texts];
  });
  return Object.fromEntries(await Promise.all(entries));
}
