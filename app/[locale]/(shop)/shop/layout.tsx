import { PageMessages } from "@/components/layout/page-messages";
import { SHOP_MESSAGES } from "@/components/shop/messages";
import { ShopSheetProvider } from "@/components/shop/shop-sheet-provider";

/** Around all lists of /shop, which replace each other while the filter sheet stays open. */
export default function ShopListsLayout({ children }: LayoutProps<"/[locale]/shop">) {
  return (
    <PageMessages namespaces={SHOP_MESSAGES}>
      <ShopSheetProvider>{children}</ShopSheetProvider>
    </PageMessages>
  );
}
