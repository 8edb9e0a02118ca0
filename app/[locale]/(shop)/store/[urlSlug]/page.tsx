import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { storeMetadata } from "@/components/storefronts/store-metadata";
import { StoreView } from "@/components/storefronts/store-view";
import { getStore } from "@/lib/storefronts/queries";

type Props = PageProps<"/[locale]/store/[urlSlug]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

const findStore = async ({ params }: Props) => getStore((await params).urlSlug, await getLocale());

export const generateMetadata = async (props: Props) => storeMetadata(await findStore(props));

/** A published store, independent of the viewer. A seller's draft is `own/page.tsx`, under the same address. */
export default async function StorePage(props: Props) {
  const store = await findStore(props);
  if (!store) notFound();
  return <StoreView store={store} />;
}
