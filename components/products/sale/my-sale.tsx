import { Card } from "@/components/ui/card";
import type { Viewer } from "@/lib/auth/viewer";
import { businessDate } from "@/lib/core/business-calendar";
import { getOwnSale } from "@/lib/products/sales/queries";
import { SaleForm } from "./sale-form";
import { SaleState } from "./sale-state";

type MySaleProps = {
  viewer: Viewer;
  product: { id: number; price: string; hasVariants: boolean };
};

/** The sale of one of the seller's products, saved separately from the product. */
export async function MySale({ viewer, product }: MySaleProps) {
  const sale = await getOwnSale(viewer, product.id);
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      {sale ? (
        <SaleState productId={product.id} sale={sale} />
      ) : (
        <SaleForm {...product} key={product.price} today={businessDate(new Date())} />
      )}
    </Card>
  );
}
