import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";

import { AddBusinessView } from "@/components/directory/add-business-view";
import { EditBusinessView } from "@/components/directory/edit-business-view";
import { getViewer } from "@/lib/auth/viewer";
import { parseId } from "@/lib/core/validation/text";
import { getEditable, listMyListings } from "@/lib/directory/queries/my-listings";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";

// Depends on the viewer's listings.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("directory")]);
  const title = t("add");
  const alternates = alternateLinks("/add-business", locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description: t("application.text"),
    alternates,
    openGraph: { ...openGraph, title, url: alternates.canonical },
    twitter: { ...twitter, title },
  };
}

export default async function AddBusinessPage({
  searchParams,
}: PageProps<"/[locale]/add-business">) {
  const [viewer, { edit }] = await Promise.all([getViewer(), searchParams]);
  if (edit !== undefined) {
    const listing = viewer && (await getEditable(viewer, parseId(edit)));
    if (viewer && !listing) notFound();
    return <EditBusinessView listing={listing} />;
  }
  return (
    <AddBusinessView
      isSignedIn={viewer !== null}
      listings={viewer ? await listMyListings(viewer) : []}
    />
  );
}
