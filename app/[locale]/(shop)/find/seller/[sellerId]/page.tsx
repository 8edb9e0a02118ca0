import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { sellerMetadata } from "@/components/sellers/seller-metadata";
import { SellerView } from "@/components/sellers/seller-view";
import { parseId } from "@/lib/core/validation/text";
import { languageSearchSchema } from "@/lib/i18n/text-locale";
import { getSeller } from "@/lib/sellers/queries/sellers";

type Props = PageProps<"/[locale]/find/seller/[sellerId]">;

// The language of the text is in the query; middleware rewrites requests of /seller/{sellerId} with one to this page.
export const dynamic = "force-dynamic";

async function findSeller({ params, searchParams }: Props) {
  const { language = await getLocale() } = languageSearchSchema.parse(await searchParams);
  return getSeller(parseId((await params).sellerId), language);
}

export async function generateMetadata(props: Props) {
  return { ...(await sellerMetadata(await findSeller(props))), robots: { index: false } };
}

export default async function FindSellerPage(props: Props) {
  const seller = await findSeller(props);
  if (!seller) notFound(); // above every <Suspense>, so the status is a real 404
  return <SellerView seller={seller} />;
}
