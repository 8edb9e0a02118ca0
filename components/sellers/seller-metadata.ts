import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";
import type { SellerProfile } from "@/lib/sellers/dto";

/** Title, description and preview of a seller's profile, in the language of its shown text. */
export async function sellerMetadata(seller: SellerProfile | null): Promise<Metadata> {
  if (!seller) return {};
  const [locale, t] = await Promise.all([getLocale(), getTranslations("sellers")]);
  const title = sellerNameOf(seller);
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
