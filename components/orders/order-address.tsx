import { useTranslations } from "next-intl";

import { COUNTRIES } from "@/lib/checkout/countries";
import type { Order } from "@/lib/orders/dto";

/** Where the order goes. */
export function OrderAddress({ address }: { address: Order["shippingAddress"] }) {
  const t = useTranslations("orders");
  const countries = useTranslations("checkout.countries");
  if (!address) return null;
  const { name, line1, line2, city, region, postcode, phone } = address;
  const code = COUNTRIES.find((known) => known === address.country);
  const country = code ? countries(code) : address.country;
  return (
    <section className="grid gap-1 border-border border-t p-6">
      <h2 className="font-semibold text-lg">{t("deliverTo")}</h2>
      <address className="text-muted-foreground not-italic">
        {[name, line1, line2, `${city}, ${region} ${postcode}`, country, phone]
          .filter(Boolean)
          .map((part) => (
            <bdi key={part} className="block">
              {part}
            </bdi>
          ))}
      </address>
    </section>
  );
}
