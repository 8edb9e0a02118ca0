import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { productMetadata } from "@/components/products/product-metadata";
import { ProductView } from "@/components/products/product-view";
import { parseId } from "@/lib/core/validation/text";
import { languageSearchSchema } from "@/lib/i18n/text-locale";
import { getProduct } from "@/lib/products/queries/products";
import { getReviewSummary } from "@/lib/reviews/queries";

type Props = PageProps<"/[locale]/find/product/[id]">;

// The language of the text is in the query; middleware rewrites requests of /product/{id} with one to this page.
export const dynamic = "force-dynamic";

async function findProduct({ params, searchParams }: Props) {
  const { language = await getLocale() } = languageSearchSchema.parse(await searchParams);
  return getProduct(parseId((await params).id), language);
}

export async function generateMetadata(props: Props) {
  return { ...(await productMetadata(await findProduct(props))), robots: { index: false } };
}

export default async function FindProductPage(props: Props) {
  const product = await findProduct(props);
  if (!product) notFound(); // above every <Suspense>, so the status is a real 404

  return <ProductView product={product} summary={await getReviewSummary(product.id)} />;
}
