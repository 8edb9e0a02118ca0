import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { productMetadata } from "@/components/products/product-metadata";
import { ProductView } from "@/components/products/product-view";
import { parseId } from "@/lib/core/validation/text";
import { getProduct } from "@/lib/products/queries/products";
import { getReviewSummary } from "@/lib/reviews/queries";

type Props = PageProps<"/[locale]/product/[id]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

const findProduct = async ({ params }: Props) =>
  getProduct(parseId((await params).id), await getLocale());

export const generateMetadata = async (props: Props) => productMetadata(await findProduct(props));

export default async function ProductPage(props: Props) {
  const product = await findProduct(props);
  if (!product) notFound(); // above every <Suspense>, so the status is a real 404

  return <ProductView product={product} summary={await getReviewSummary(product.id)} />;
}
