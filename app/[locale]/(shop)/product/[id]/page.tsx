import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { ProductView } from "@/components/products/product-view";
import { parseId } from "@/lib/core/validation/text";
import { alternateLinks } from "@/lib/i18n/alternates";
import { productPreview } from "@/lib/link-previews/metadata";
import { getProduct } from "@/lib/products/queries/catalog";
import { getReviewSummary } from "@/lib/reviews/queries";

type Props = PageProps<"/[locale]/product/[id]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const product = await getProduct(parseId((await params).id), locale);
  if (!product) return {};
  return {
    title: product.title,
    description: product.description.slice(0, 155),
    alternates: alternateLinks(`/product/${product.id}`, locale),
    ...productPreview(product, locale),
  };
}

export default async function ProductPage({ params }: Props) {
  const product = await getProduct(parseId((await params).id), await getLocale());
  if (!product) notFound(); // above every <Suspense>, so the status is a real 404

  return <ProductView product={product} summary={await getReviewSummary(product.id)} />;
}
