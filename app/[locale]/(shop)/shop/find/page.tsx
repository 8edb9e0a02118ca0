import type { Metadata } from "next";

import { shopMetadata } from "@/components/catalog/shop-metadata";
import { ShopView } from "@/components/catalog/shop-view";
import { parseShopFilter } from "@/lib/products/filter-schema";

type Props = PageProps<"/[locale]/shop/find">;

// The query has no end; without this it would be kept as a static page.
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return shopMetadata(parseShopFilter(await searchParams));
}

/** /shop with a query that has no end (words, prices): made anew for each request. */
export default async function ShopFindPage({ searchParams }: Props) {
  return <ShopView filter={parseShopFilter(await searchParams)} />;
}
