"use client";

import { useTranslations } from "next-intl";
import { groupBySeller } from "@/components/cart/group-by-seller";
import type { useCheckedCart } from "@/components/cart/use-checked-cart";
import { WholesaleLabel } from "@/components/cart/wholesale-label";
import { FallbackImage } from "@/components/ui/fallback-image";
import { RotateCcw, Truck } from "@/components/ui/icons";
import { imageProps } from "@/components/ui/image-props";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { TotalsList } from "@/components/ui/totals-list";
import { Hem } from "@/components/ui/weaves";
import { itemKey, lineCents } from "@/lib/cart/rules";
import type { PricedItem } from "@/lib/checkout/rules";
import { formatMoney } from "@/lib/core/money";
import { DEFAULT_SELLER } from "@/lib/core/site";
import { PromotionField } from "./promotion-field";
import type { Choices } from "./use-checkout-options";
import type { OpenIntent } from "./use-payment-intent";

type CheckoutSummaryProps = {
  cart: ReturnType<typeof useCheckedCart>;
  intent: OpenIntent | undefined;
  choices: Choices;
};

/** Items and total; once the server has priced the order, its total is shown. */
export function CheckoutSummary({ cart, intent, choices }: CheckoutSummaryProps) {
  const t = useTranslations("checkout");
  const sellers = groupBySeller(cart.buyable, cart.lines).length;

  return (
    <aside
      aria-labelledby="summary"
      className="grid content-start gap-5 rounded-lg bg-muted p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-8"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="font-semibold text-lg">
          {t("summary")}
        </h2>
        <Link href="/cart" className="link inline-flex min-h-11 items-center text-sm">
          {t("editCart")}
        </Link>
      </div>
      <ul className="grid gap-5">
        {cart.buyable.map((item) => (
          <SummaryLine key={itemKey(item)} item={item} />
        ))}
      </ul>
      <div className="border-border-strong border-t pt-4">
        <PromotionField choices={choices} />
      </div>
      <div className="border-border-strong border-t pt-4">
        <Sums quote={choices.quote} fallbackCents={intent?.amount ?? cart.subtotalCents} />
      </div>
      <div className="overflow-hidden rounded-lg border border-border bg-card">
        <ul className="grid gap-4 p-5 text-sm">
          <li className="flex gap-3">
            <Truck aria-hidden className="rtl-flip size-5 shrink-0 text-brand-ink" />
            <p>
              <strong className="block">{t("parcels", { count: sellers })}</strong>
              <span className="text-muted-foreground">{t("parcelsHint")}</span>
            </p>
          </li>
          <li className="flex gap-3">
            <RotateCcw aria-hidden className="rtl-flip size-5 shrink-0 text-brand-ink" />
            <p>
              <strong className="block">{t("returns")}</strong>
              <span className="text-muted-foreground">{t("returnsHint")}</span>
            </p>
          </li>
        </ul>
        <Hem weave="spices" />
      </div>
    </aside>
  );
}

type SumsProps = { quote: Choices["quote"]; fallbackCents: number };

/** The server's amounts; until available, those of the cart. */
function Sums({ quote, fallbackCents }: SumsProps) {
  const t = useTranslations("checkout");
  const sums = quote ?? {
    itemsCents: fallbackCents,
    discountCents: 0,
    shippingCents: 0,
    totalCents: fallbackCents,
    code: null,
  };
  const discount = { name: t("discount"), amount: formatMoney(-sums.discountCents) };
  return (
    <TotalsList
      rows={[
        { name: t("subtotal"), amount: formatMoney(sums.itemsCents) },
        ...(sums.discountCents > 0 ? [discount] : []),
        {
          name: t("shipping"),
          amount: formatMoney(sums.shippingCents),
          note: sums.shippingCents === 0 ? t("free") : undefined,
        },
      ]}
      total={{ name: t("total"), amount: formatMoney(sums.totalCents) }}
    />
  );
}

function SummaryLine({ item }: { item: PricedItem }) {
  const t = useTranslations("cart");
  return (
    <li className="flex items-center gap-4">
      <span className="relative shrink-0">
        <FallbackImage
          {...imageProps({ src: item.imageUrl, alt: "", width: 64 })}
          fallback="/illustrations/mesob.svg"
          className="product-image size-16! rounded-md"
        />
        <span className="absolute -end-2 -top-2 grid size-6 place-items-center rounded-full bg-primary font-semibold text-primary-foreground text-xs">
          <span className="sr-only">{t("quantityOf", { title: item.title })}</span>
          {item.quantity}
        </span>
      </span>
      <div className="wrap-anywhere min-w-0 grow">
        <p className="font-semibold leading-snug">
          <bdi>{item.title}</bdi>
        </p>
        {item.variantTitle && (
          <p className="text-sm">
            <bdi>{item.variantTitle}</bdi>
          </p>
        )}
        <p className="text-muted-foreground text-sm">
          {t.rich("bySeller", { seller: item.seller || DEFAULT_SELLER, ...richTextTags })}
        </p>
        {item.listPrice && <WholesaleLabel listPrice={item.listPrice} />}
      </div>
      <Price amount={formatMoney(lineCents(item))} className="font-semibold" />
    </li>
  );
}
