"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { ProductImage } from "@/components/ui/product-image";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { toast } from "@/components/ui/toast";
import type { Weave } from "@/components/ui/weaves";
import { itemHref, lineCents } from "@/lib/cart/rules";
import { removeItem, setQuantity } from "@/lib/cart/store";
import type { CartNotice, PricedItem } from "@/lib/checkout/rules";
import { formatDecimal, formatMoney } from "@/lib/core/money";
import { DEFAULT_SELLER } from "@/lib/core/site";
import { CartNoticeLine } from "./cart-notice";
import { isUnavailable } from "./use-checked-cart";
import { WholesaleLabel } from "./wholesale-label";

type CartLineProps = {
  item: PricedItem;
  weave: Weave;
  /** Available units; undefined until the server responds. */
  available: number | undefined;
  notices: CartNotice[];
};

export function CartLine({ item, weave, available, notices }: CartLineProps) {
  const t = useTranslations("cart");
  const { title, variantTitle, quantity } = item;
  const href = itemHref(item);
  const seller = item.seller || DEFAULT_SELLER;
  const isRemoved = notices.some(isUnavailable);

  function remove() {
    removeItem(item);
    toast.success(t("toast.removed"), title);
  }

  return (
    <li className="grid gap-4 border-border border-b py-5 last:border-b-0">
      <div className="grid grid-cols-[96px_1fr] gap-x-5 gap-y-3 sm:grid-cols-[96px_1fr_auto_96px]">
        <Link href={href} tabIndex={-1} aria-hidden>
          <ProductImage
            src={item.imageUrl}
            alt=""
            weave={weave}
            fallback="/illustrations/mesob.svg"
            width={96}
            isDimmed={isRemoved}
          />
        </Link>
        <div className="min-w-0">
          <Link
            href={href}
            className="font-semibold text-lg leading-snug underline-offset-4 hover:underline"
          >
            <bdi>{title}</bdi>
          </Link>
          {variantTitle && (
            <p className="wrap-anywhere text-sm">
              <bdi>{variantTitle}</bdi>
            </p>
          )}
          <p className="text-muted-foreground text-sm">
            {t.rich("bySeller", { seller, ...richTextTags })}
          </p>
          <p className="text-muted-foreground text-sm">
            {t.rich("each", {
              price: formatDecimal(item.price),
              bdi: (amount) => <bdi dir="ltr">{amount}</bdi>,
            })}
          </p>
          {item.listPrice && <WholesaleLabel listPrice={item.listPrice} />}
          <Button variant="link" size="inline" onClick={remove}>
            {t("remove")}
            <span className="sr-only">{title}</span>
          </Button>
        </div>
        <div className="col-span-2 flex items-center justify-between gap-4 sm:contents">
          <div className="sm:col-start-3">
            {!isRemoved && (
              <QuantityStepper
                value={quantity}
                min={0}
                max={Math.min(available ?? 999, 999)}
                onChange={(value) => (value < 1 ? remove() : setQuantity(item, value))}
                labels={{
                  group: t("quantityOf", { title }),
                  fewer: t("fewer"),
                  more: t("more"),
                }}
              />
            )}
          </div>
          <p className="text-lg sm:col-start-4 sm:pt-2 sm:text-end">
            {!isRemoved && <Price amount={formatMoney(lineCents(item))} />}
          </p>
        </div>
      </div>
      {notices.map((notice) => (
        <CartNoticeLine key={notice.kind} notice={notice} />
      ))}
    </li>
  );
}
