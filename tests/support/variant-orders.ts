import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db, withTx } from "@/lib/db/client";
import { refundSellerOrder } from "@/lib/orders/refunds/service/refund-seller-order";
import { lockOrder } from "@/lib/orders/service/transition";
import { createUser } from "./factories";
import { readVariantRows } from "./variants";

type Item = { productId: number; variantId?: number; quantity: number };

/** Creates a new buyer's checkout that awaits its payment. */
export const checkOut = async (items: Item[]) =>
  createPaymentIntent(await createUser({ role: "buyer" }), { items }, "en");

/** Returns stock and held units of each offered variant. */
export const unitsOf = async (id: number) =>
  (await readVariantRows(id)).map(({ stock, reserved }) => [stock, reserved]);

/** Returns the columns of a product that its variants determine. */
export const totalsOf = (id: number) =>
  db.product.findUniqueOrThrow({
    where: { id },
    select: {
      priceCents: true,
      maxPriceCents: true,
      stock: true,
      reserved: true,
      hasVariants: true,
    },
  });

/** Refunds a paid order and returns its units to stock. */
export async function refundAll(orderId: number) {
  await withTx(async (tx) => {
    const lockedOrder = await lockOrder(tx, orderId);
    const sellerOrderId = lockedOrder.sellerOrders[0]?.id ?? 0;
    const input = { kind: "return" as const, reason: "test", actorId: null, isRestocked: true };
    await refundSellerOrder(tx, lockedOrder, {
      ...input,
      sellerOrderId,
      key: `test:${sellerOrderId}`,
    });
  });
}
