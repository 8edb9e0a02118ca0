import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { StoreDraftNote } from "@/components/storefronts/store-draft-note";
import { StoreView } from "@/components/storefronts/store-view";
import { getViewer } from "@/lib/auth/viewer";
import { languageSearchSchema } from "@/lib/i18n/text-locale";
import { getStoreFor } from "@/lib/storefronts/queries";

type Props = PageProps<"/[locale]/store/[urlSlug]/own">;

// Depends on the viewer.
export const dynamic = "force-dynamic";

async function findStore({ params, searchParams }: Props) {
  const { language = await getLocale() } = languageSearchSchema.parse(await searchParams);
  return getStoreFor(await getViewer(), (await params).urlSlug, language);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const store = await findStore(props);
  return store ? { title: store.storeName, robots: { index: false } } : {};
}

/** /store/{urlSlug} for sellers (middleware.ts): published stores, and the viewer's own draft. */
export default async function OwnStorePage(props: Props) {
  const store = await findStore(props);
  if (!store) notFound();
  return (
    <>
      {!store.isPublished && <StoreDraftNote />}
      <StoreView store={store} />
    </>
  );
}
