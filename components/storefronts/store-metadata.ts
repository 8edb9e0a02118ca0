import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { alternateLinks } from "@/lib/i18n/alternates";
import { storePreview } from "@/lib/link-previews/metadata";
import { getStoreProductPage, type Store } from "@/lib/storefronts/queries";

/** Title, description and preview of a store, in the language of its shown text. */
export async function storeMetadata(store: Store | null): Promise<Metadata> {
  if (!store) return {};
  const locale = await getLocale();
  const productPage = await getStoreProductPage(store.sellerId, locale);
  return {
    title: store.storeName,
    description: store.description.slice(0, 155),
    alternates: alternateLinks(`/store/${store.urlSlug}`, locale),
    ...storePreview(store, productPage, locale),
  };
}
