import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { ProductPreview } from "@/components/products/product-preview";
import { ProductView } from "@/components/products/product-view";
import { getViewer } from "@/lib/auth/viewer";
import { parseId } from "@/lib/core/validation/text";
import { languageSearchSchema } from "@/lib/i18n/text-locale";
import { getProduct, getProductPreview } from "@/lib/products/queries/products";
import { getReviewSummary } from "@/lib/reviews/queries";

type Props = PageProps<"/[locale]/product/[id]/own">;

// Depends on the viewer.
export const dynamic = "force-dynamic";

export const metadata: Metadata = { robots: { index: false } };

/** /product/{id} for sellers and admins (middleware.ts): includes non-public products that the viewer may see. */
export default async function OwnProductPage({ params, searchParams }: Props) {
  const id = parseId((await params).id);
  const { language: locale = await getLocale() } = languageSearchSchema.parse(await searchParams);
  const product = await getProduct(id, locale);
  if (product) {
    return <ProductView product={product} summary={await getReviewSummary(id)} />;
  }
  const preview = await getProductPreview(await getViewer(), id, locale);
  if (!preview) notFound();
  return <ProductPreview product={preview} />;
}
