import type { Metadata } from "next";

import { shopMetadata } from "@/components/shop/shop-metadata";
import { ShopResults } from "@/components/shop/shop-results";
import { parseShopFilter } from "@/lib/products/filters/schema";

type Props = PageProps<"/[locale]/shop/find">;

// Queries are unbounded; without this they would be cached as static pages.
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return shopMetadata(parseShopFilter(await searchParams));
}

/** /shop with an unbounded query (search, prices): rendered for each request. */
export default async function ShopFindPage({ searchParams }: Props) {
  return <ShopResults filter={parseShopFilter(await searchParams)} />;
}
