import { BuyBarButton } from "@/components/cart/product-buy-buttons";
import { PageMessages } from "@/components/layout/page-messages";
import { toCartProduct } from "@/components/products/to-cart-product";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import type { Product } from "@/lib/products/dto";
import { VariantBarButton, VariantBarLabel } from "./variants/lazy-variants";

/** Price and Add to Cart at the bottom of a phone, in place of the tab bar. */
export function BuyBar({ product }: { product: Product }) {
  const { price, maxPrice, hasVariants } = product;
  const Button = hasVariants ? VariantBarButton : BuyBarButton;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-border border-t bg-card px-4 py-2.5 pb-[max(.625rem,env(safe-area-inset-bottom))] md:hidden">
      {hasVariants ? (
        <PageMessages namespaces={["catalog.from"]}>
          <VariantBarLabel lowest={price} highest={maxPrice ?? price} />
        </PageMessages>
      ) : (
        <Price amount={formatMoney(product.priceCents)} className="font-[650] text-xl" />
      )}
      <Button product={toCartProduct(product)} isSoldOut={product.stock < 1} />
    </div>
  );
}
