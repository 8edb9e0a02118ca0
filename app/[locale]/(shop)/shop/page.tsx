import { shopMetadata } from "@/components/shop/shop-metadata";
import { ShopResults } from "@/components/shop/shop-results";
import { parseShopFilter } from "@/lib/products/filters/schema";

export const revalidate = 3600;

export const generateMetadata = () => shopMetadata(parseShopFilter({}));

/** /shop without a query: static per language. */
export default function ShopPage() {
  return <ShopResults filter={parseShopFilter({})} />;
}
