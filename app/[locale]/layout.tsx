import "@/app/globals.css";

import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";

import { fontVariables } from "@/app/fonts";
import { RootLayout } from "@/components/shell/root-layout";
import { env } from "@/lib/core/env.mjs";
import { BRAND } from "@/lib/core/site";
import { brandPreview } from "@/lib/link-previews/metadata";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#1f1813" },
  ],
};

/**
 * No page is rendered at build time: pages of a language are rendered on first request, so that a build needs no
 * database.
 */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("seo");
  return {
    metadataBase: new URL(env.APP_URL),
    applicationName: BRAND,
    title: { default: t("siteTitle"), template: `%s | ${BRAND}` },
    description: t("siteDescription"),
    ...brandPreview(await getLocale(), t("siteTitle")),
  };
}

export default async function LocaleLayout({ children }: LayoutProps<"/[locale]">) {
  return (
    <RootLayout locale={await getLocale()} className={fontVariables}>
      {children}
    </RootLayout>
  );
}
