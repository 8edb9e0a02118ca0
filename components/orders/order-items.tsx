import Link from "next/link";
import { useTranslations } from "next-intl";
import { Illustration } from "@/components/ui/illustration";
import { Price } from "@/components/ui/price";
import { formatMoney, parseCents } from "@/lib/core/money";
import type { Order } from "@/lib/orders/dto";

/** The lines of an order: what was bought, "quantity x price", and what the line came to. */
export function OrderItems({ items }: { items: Order["items"] }) {
  const t = useTranslations("orders");
  return (
    <ul className="grid gap-4">
      {items.map(({ id, quantity, price, product }) => {
        const cents = parseCents(price) ?? 0;
        return (
          <li key={id} className="flex items-center gap-4">
            <Illustration
              src={product.imageUrl}
              width={56}
              height={56}
              className="size-14 shrink-0 rounded-md object-cover"
            />
            <div className="min-w-0 grow">
              <Link
                href={`/product/${product.id}`}
                prefetch={false}
                className="font-semibold underline-offset-4 hover:underline"
              >
                <bdi>{product.title}</bdi>
              </Link>
              <p className="text-muted-foreground text-sm">
                <bdi dir="ltr">
                  {t("quantityPrice", { quantity: String(quantity), price: formatMoney(cents) })}
                </bdi>
              </p>
            </div>
            <Price amount={formatMoney(cents * quantity)} className="font-semibold" />
          </li>
        );
      })}
    </ul>
  );
}
