import type { Metadata } from "next";

import { shopMetadata } from "@/components/products/shop-metadata";
import { ShopResults } from "@/components/products/shop-results";
import { parseShopFilter } from "@/lib/products/filter-schema";

type Props = PageProps<"/[locale]/shop/find">;

// The query has no end; without this it would be kept as a static page.
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return shopMetadata(parseShopFilter(await searchParams));
}

/** /shop with a query that has no end (words, prices): made anew for each request. */
export default async function ShopFindPage({ searchParams }: Props) {
  return <ShopResults filter={parseShopFilter(await searchParams)} />;
}
