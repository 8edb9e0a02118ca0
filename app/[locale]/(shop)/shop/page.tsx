import { shopMetadata } from "@/components/products/shop-metadata";
import { ShopResults } from "@/components/products/shop-results";
import { parseShopFilter } from "@/lib/products/filter-schema";

export const revalidate = 3600;

export const generateMetadata = () => shopMetadata(parseShopFilter({}));

/** /shop without a query: static per language. */
export default function ShopPage() {
  return <ShopResults filter={parseShopFilter({})} />;
}
