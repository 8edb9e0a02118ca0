import { shopMetadata } from "@/components/catalog/shop-metadata";
import { ShopView } from "@/components/catalog/shop-view";
import { parseShopFilter } from "@/lib/products/filter-schema";

export const revalidate = 3600;

export const generateMetadata = () => shopMetadata(parseShopFilter({}));

/** /shop without a query: static per language. */
export default function ShopPage() {
  return <ShopView filter={parseShopFilter({})} />;
}
