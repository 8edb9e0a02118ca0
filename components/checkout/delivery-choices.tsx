"use client";

import { useTranslations } from "next-intl";

import { isolate } from "@/components/ui/isolate";
import { RadioCard } from "@/components/ui/radio-card";
import { formatMoney } from "@/lib/core/money";
import type { DeliveryOffer } from "@/lib/delivery/rules";
import type { Choices } from "./use-choices";

/** How each seller's parcel comes; shown once there is a choice. */
export function DeliveryChoices({ choices }: { choices: Choices }) {
  const t = useTranslations("checkout.delivery");
  const sellers = (choices.quote?.sellers ?? []).filter((seller) => seller.offers.length > 1);
  if (sellers.length === 0) return null;
  return (
    <section className="grid gap-5">
      <h2 className="font-semibold text-lg">{t("title")}</h2>
      {sellers.map((seller) => (
        <fieldset key={seller.id} className="grid gap-2.5">
          <legend className="wrap-anywhere mb-2 text-muted-foreground">
            {t.rich("from", { seller: seller.name, ...isolate })}
          </legend>
          {seller.offers.map((offer) => (
            <RadioCard
              key={offer.method}
              name={`delivery-${seller.id}`}
              value={offer.method}
              checked={offer.method === (choices.methods[seller.id] ?? seller.chosen)}
              onChange={() => choices.choose(seller.id, offer.method)}
              title={<OfferTitle offer={offer} />}
              description={<OfferDays offer={offer} />}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

function OfferTitle({ offer }: { offer: DeliveryOffer }) {
  const t = useTranslations("checkout");
  return (
    <span className="flex justify-between gap-4">
      <span>{t(`delivery.${offer.method}`)}</span>
      {offer.cents === 0 ? (
        <span className="text-success-ink">{t("free")}</span>
      ) : (
        <bdi dir="ltr">{formatMoney(offer.cents)}</bdi>
      )}
    </span>
  );
}

function OfferDays({ offer }: { offer: DeliveryOffer }) {
  const t = useTranslations("checkout.delivery");
  const [from, to] = offer.days;
  if (offer.method === "same_day") return t("today");
  if (offer.method === "next_day") return t("tomorrow");
  return t("days", { from: String(from), to: String(to) });
}
