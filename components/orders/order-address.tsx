import { useTranslations } from "next-intl";

import { COUNTRIES } from "@/lib/delivery/zone-rules";
import type { OrderDetail } from "@/lib/orders/dto/detail";
import { richTextTags } from "./rich-text-tags";

type OrderAddressProps = Pick<OrderDetail, "shippingAddress" | "landmark" | "gift" | "note">;

/** Destination of the order, and its message. */
export function OrderAddress({ shippingAddress: address, ...order }: OrderAddressProps) {
  const t = useTranslations("orders");
  return (
    <>
      {address && (
        <section className="grid gap-1 border-border border-t p-6">
          <h2 className="font-semibold text-lg">{t("deliverTo")}</h2>
          <Address address={address} landmark={order.landmark} />
        </section>
      )}
      {order.gift && (
        <section className="grid gap-1 border-border border-t p-6">
          <h2 className="font-semibold text-lg">{t("gift")}</h2>
          {order.gift.message && (
            <blockquote className="whitespace-pre-line [overflow-wrap:anywhere]">
              <bdi>{order.gift.message}</bdi>
            </blockquote>
          )}
          <p className="text-muted-foreground text-sm">{t("giftHidden")}</p>
        </section>
      )}
      {order.note && (
        <section className="grid gap-1 border-border border-t p-6">
          <h2 className="font-semibold text-lg">{t("note")}</h2>
          <p className="whitespace-pre-line text-muted-foreground [overflow-wrap:anywhere]">
            <bdi>{order.note}</bdi>
          </p>
        </section>
      )}
    </>
  );
}

type AddressProps = {
  address: NonNullable<OrderDetail["shippingAddress"]>;
  landmark: string | null;
};

function Address({ address, landmark }: AddressProps) {
  const t = useTranslations("orders");
  const countries = useTranslations("checkout.countries");
  const { name, line1, line2, city, region, postcode, phone } = address;
  const code = COUNTRIES.find((code) => code === address.country);
  const country = code ? countries(code) : address.country;
  const place = [city, [region, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <address className="text-muted-foreground not-italic [overflow-wrap:anywhere]">
      {[name, line1, line2, place, country, phone].filter(Boolean).map((sellerOrder) => (
        <bdi key={sellerOrder} className="block">
          {sellerOrder}
        </bdi>
      ))}
      {landmark && <p>{t.rich("landmark", { landmark, ...richTextTags })}</p>}
    </address>
  );
}
