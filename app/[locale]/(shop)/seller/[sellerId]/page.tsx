import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { sellerMetadata } from "@/components/sellers/seller-metadata";
import { SellerView } from "@/components/sellers/seller-view";
import { parseId } from "@/lib/core/validation/text";
import { getSeller } from "@/lib/sellers/queries/sellers";

type Props = PageProps<"/[locale]/seller/[sellerId]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

const findSeller = async ({ params }: Props) =>
  getSeller(parseId((await params).sellerId), await getLocale());

export const generateMetadata = async (props: Props) => sellerMetadata(await findSeller(props));

export default async function SellerPage(props: Props) {
  const seller = await findSeller(props);
  if (!seller) notFound(); // above every <Suspense>, so the status is a real 404
  return <SellerView seller={seller} />;
}
