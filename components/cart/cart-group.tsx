"use client";

import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Truck } from "@/components/ui/icons";
import { itemKey } from "@/lib/cart/rules";
import type { PricedItem } from "@/lib/checkout/rules";
import { DEFAULT_SELLER } from "@/lib/core/site";
import { useDateRange } from "@/lib/i18n/use-date-range";
import { CartLine } from "./cart-line";
import type { useCheckedCart } from "./use-checked-cart";

type CartGroupProps = {
  items: PricedItem[];
  cart: ReturnType<typeof useCheckedCart>;
};

/** One seller's lines under the seller's name. */
export function CartGroup({ items, cart }: CartGroupProps) {
  const t = useTranslations("cart");
  const name = items[0]?.seller || DEFAULT_SELLER;
  const cartLine = items.map((item) => cart.lines.get(itemKey(item))).find(Boolean);
  const place = [cartLine?.city, cartLine?.country].filter(Boolean).join(", ");
  const range = useDateRange();
  const arrives =
    cartLine && t("arrives", { dates: range(cartLine.arrives.from, cartLine.arrives.to) });

  return (
    <section aria-label={name} className="mb-8">
      <header className="flex items-center gap-3 border-border-strong border-b pb-3">
        <Avatar name={name} />
        <div className="min-w-0 grow">
          <h2 className="wrap-anywhere font-semibold text-lg leading-tight">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-muted-foreground text-sm max-sm:hidden">{place}</p>
          {arrives && <p className="text-muted-foreground text-sm sm:hidden">{arrives}</p>}
        </div>
        {arrives && (
          <p className="flex items-center gap-2 text-muted-foreground text-sm max-sm:hidden">
            <Truck aria-hidden className="rtl-flip size-4.5" />
            {arrives}
          </p>
        )}
      </header>
      <ul>
        {items.map((item) => {
          const line = cart.lines.get(itemKey(item));
          return (
            <CartLine
              key={itemKey(item)}
              item={item}
              weave={line?.collection === "books" ? "books" : (line?.category ?? "crafts")}
              available={line?.available}
              notices={cart.notices.filter((notice) => notice.item === itemKey(item))}
            />
          );
        })}
      </ul>
    </section>
  );
}
