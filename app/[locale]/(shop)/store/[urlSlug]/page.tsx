import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { StoreView } from "@/components/storefronts/store-view";
import { alternateLinks } from "@/lib/i18n/alternates";
import { storePreview } from "@/lib/link-previews/metadata";
import { getStore, getStoreProductPage } from "@/lib/storefronts/queries";

type Props = PageProps<"/[locale]/store/[urlSlug]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const store = await getStore((await params).urlSlug);
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

/** A published store, independent of the viewer. A seller's draft is `own/page.tsx`, under the same address. */
export default async function StorePage({ params }: Props) {
  const store = await getStore((await params).urlSlug);
  if (!store) notFound();
  return <StoreView store={store} />;
}
