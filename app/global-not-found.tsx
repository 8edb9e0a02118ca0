import "@/app/globals.css";

import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";

import { fontVariables } from "@/app/fonts";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { RootLayout } from "@/components/shell/root-layout";
import { BRAND } from "@/lib/core/site";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: getLocaleFromCookies(await cookies()),
    namespace: "notFound",
  });
  return { title: `${t("title")} | ${BRAND}`, robots: { index: false } };
}

/** The not-found page of every unknown path, in the cookie's language. */
export default async function GlobalNotFound() {
  const locale = getLocaleFromCookies(await cookies());
  return (
    <RootLayout locale={locale} className={fontVariables}>
      <NotFoundScreen locale={locale} />
    </RootLayout>
  );
}
