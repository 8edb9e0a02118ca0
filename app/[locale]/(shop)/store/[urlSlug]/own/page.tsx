import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { StoreDraftNote } from "@/components/storefronts/store-draft-note";
import { StoreView } from "@/components/storefronts/store-view";
import { getViewer } from "@/lib/auth/viewer";
import { getStoreFor } from "@/lib/storefronts/queries";

type Props = PageProps<"/[locale]/store/[urlSlug]/own">;

// Depends on the viewer.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const store = await getStoreFor(await getViewer(), (await params).urlSlug);
  return store ? { title: store.storeName, robots: { index: false } } : {};
}

/** /store/{urlSlug} for sellers (middleware.ts): published stores, and the viewer's own draft. */
export default async function OwnStorePage({ params }: Props) {
  const store = await getStoreFor(await getViewer(), (await params).urlSlug);
  if (!store) notFound();
  return (
    <>
      {!store.isPublished && <StoreDraftNote />}
      <StoreView store={store} />
    </>
  );
}
