import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";

import { SellerView } from "@/components/sellers/seller-view";
import { parseId } from "@/lib/core/validation/text";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";
import { getSeller } from "@/lib/sellers/queries/sellers";

type Props = PageProps<"/[locale]/seller/[sellerId]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const seller = await getSeller(parseId((await params).sellerId));
  if (!seller) return {};
  const [locale, t] = await Promise.all([getLocale(), getTranslations("sellers")]);
  const title = seller.username;
  const alternates = alternateLinks(`/seller/${seller.id}`, locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description: seller.bio?.slice(0, 155) || t("description", { seller: title }),
    alternates,
    openGraph: { ...openGraph, title, url: alternates.canonical },
    twitter: { ...twitter, title },
  };
}

export default async function SellerPage({ params }: Props) {
  const seller = await getSeller(parseId((await params).sellerId));
  if (!seller) notFound(); // above every <Suspense>, so the status is a real 404
  return <SellerView seller={seller} />;
}
