import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { storeMetadata } from "@/components/storefronts/store-metadata";
import { StoreView } from "@/components/storefronts/store-view";
import { languageSearchSchema } from "@/lib/i18n/text-locale";
import { getStore } from "@/lib/storefronts/queries";

type Props = PageProps<"/[locale]/find/store/[urlSlug]">;

// The language of the text is in the query; middleware rewrites requests of /store/{urlSlug} with one to this page.
export const dynamic = "force-dynamic";

async function findStore({ params, searchParams }: Props) {
  const { language = await getLocale() } = languageSearchSchema.parse(await searchParams);
  return getStore((await params).urlSlug, language);
}

export async function generateMetadata(props: Props) {
  return { ...(await storeMetadata(await findStore(props))), robots: { index: false } };
}

export default async function FindStorePage(props: Props) {
  const store = await findStore(props);
  if (!store) notFound();
  return <StoreView store={store} />;
}
