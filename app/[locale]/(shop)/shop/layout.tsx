import { PageMessages } from "@/components/layout/page-messages";
import { ShopSheetProvider } from "@/components/shop/shop-sheet-provider";

/** Around all lists of /shop, which replace each other while the filter sheet stays open. */
export default function ShopListsLayout({ children }: LayoutProps<"/[locale]/shop">) {
  return (
    <PageMessages namespaces={["catalog"]}>
      <ShopSheetProvider>{children}</ShopSheetProvider>
    </PageMessages>
  );
}
