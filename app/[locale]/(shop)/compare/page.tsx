import { getLocale } from "next-intl/server";

import { CompareView, NothingToCompare } from "@/components/compare/compare-view";
import { listCompared } from "@/lib/compare/queries";
import { parseCompared } from "@/lib/compare/schema";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

type Props = PageProps<"/[locale]/compare">;

// Queries are unbounded; without this they would be cached as static pages.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("compare.title");

export default async function ComparePage({ searchParams }: Props) {
  const ids = parseCompared((await searchParams)["products"]);
  if (ids === null) return <NothingToCompare reason="none" />;

  const products = await listCompared(ids, await getLocale());
  if (products.length === 0) return <NothingToCompare reason="notFound" />;
  return <CompareView products={products} />;
}
