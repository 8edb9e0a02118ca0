import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import type { CartItem } from "@/lib/cart/rules";
import { formatMoney, parseCents } from "@/lib/core/money";
import type { Order } from "@/lib/orders/dto/list";
import { BuyAgain } from "./buy-again";

type Item = Order["items"][number] & { refundedQuantity?: number };

type OrderItemsProps = {
  items: Item[];
  /** Whether the viewer bought and received them, so that each can be reviewed. */
  canReview?: boolean;
  /** The seller's name, for a buyer, who can buy each item again. */
  seller?: string | undefined;
};

/** Returns an item of an order as an item of the cart. */
export function toCartItem(item: Item, seller: string): CartItem {
  const { quantity, price, product, variantId } = item;
  const { id: productId, title, imageUrl } = product;
  return {
    productId,
    ...(variantId ? { variantId } : {}),
    title,
    imageUrl,
    price,
    quantity,
    seller,
  };
}

/** Line items of an order: product, "quantity x price", and total. */
export function OrderItems({ items, canReview = false, seller }: OrderItemsProps) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <OrderItem key={item.id} item={item} canReview={canReview} seller={seller} />
      ))}
    </ul>
  );
}

type OrderItemProps = Pick<OrderItemsProps, "canReview" | "seller"> & { item: Item };

function OrderItem({ item, canReview, seller }: OrderItemProps) {
  const t = useTranslations("orders");
  const { quantity, price, product, isWholesale, refundedQuantity = 0 } = item;
  const cents = parseCents(price) ?? 0;
  return (
    <li className="flex items-center gap-4">
      <Illustration
        src={product.imageUrl}
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-md bg-image-ground object-cover"
      />
      <div className="min-w-0 grow">
        <Link
          href={`/product/${product.id}`}
          className="font-semibold underline-offset-4 hover:underline"
        >
          <bdi>{product.title}</bdi>
        </Link>
        <p className="text-muted-foreground text-sm">
          <bdi dir="ltr">
            {t("quantityPrice", { quantity: String(quantity), price: formatMoney(cents) })}
          </bdi>
          {refundedQuantity > 0 &&
            ` · ${t("sellerOrder.refundedUnits", { count: refundedQuantity })}`}
        </p>
        {isWholesale && (
          <Badge tone="brand" className="mt-1">
            {t("wholesale")}
          </Badge>
        )}
        <div className="flex flex-wrap gap-x-5">
          {seller && <BuyAgain item={toCartItem(item, seller)} />}
          {canReview && (
            <Link
              href={`/product/${product.id}#reviews`}
              aria-label={`${t("sellerOrder.review")}: ${product.title}`}
              className="link inline-flex min-h-6 pointer-coarse:min-h-11 items-center text-sm"
            >
              {t("sellerOrder.review")}
            </Link>
          )}
        </div>
      </div>
      <Price amount={formatMoney(cents * quantity)} className="font-semibold" />
    </li>
  );
}
