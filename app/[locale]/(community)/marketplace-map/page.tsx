import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";

import { DeliveryNetwork } from "@/components/delivery/delivery-network";
import { parseMapFilter } from "@/lib/delivery/local-sellers/schema";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";

type Props = PageProps<"/[locale]/marketplace-map">;

// Filters in the query are unbounded.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("delivery")]);
  const [title, description] = [t("title"), t("lead")];
  const alternates = alternateLinks("/marketplace-map", locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description,
    alternates,
    openGraph: { ...openGraph, title, description, url: alternates.canonical },
    twitter: { ...twitter, title, description },
  };
}

export default async function MarketplaceMapPage({ searchParams }: Props) {
  return <DeliveryNetwork filter={parseMapFilter(await searchParams)} />;
}
