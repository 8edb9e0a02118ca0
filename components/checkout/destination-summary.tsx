"use client";

import { useTranslations } from "next-intl";

import type { AddressInput } from "@/lib/checkout/schema";

/** The address of the form, to be read once more before paying. */
export function DestinationSummary({ address }: { address: AddressInput }) {
  const t = useTranslations("checkout");
  const { name, line1, line2, landmark, city, region, postcode, country, phone } = address;
  if (!name || !line1 || !city) return null;
  const place = [city, [region, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const lines = [name, line1, line2, landmark, place, t(`countries.${country}`), phone];
  return (
    <section className="grid gap-1 text-sm">
      <h2 className="font-semibold">{t("deliverTo")}</h2>
      <address className="text-muted-foreground not-italic [overflow-wrap:anywhere]">
        {lines.filter(Boolean).map((line) => (
          <bdi key={line} className="block">
            {line}
          </bdi>
        ))}
      </address>
    </section>
  );
}
