"use client";

import { useLocale, useTranslations } from "next-intl";
import { RadioCard } from "@/components/ui/radio-card";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { formatMoney } from "@/lib/core/money";
import { LOCAL_CUTOFF_HOUR } from "@/lib/delivery/estimate-rules";
import { fullHourOf } from "@/lib/i18n/cldr-dates";
import { useDateRange } from "@/lib/i18n/use-date-range";
import { useDates } from "@/lib/i18n/use-dates";
import type { Choices } from "./use-checkout-options";

type Offer = NonNullable<Choices["quote"]>["sellers"][number]["offers"][number];

const CUTOFF = new Date(Date.UTC(1970, 0, 1, LOCAL_CUTOFF_HOUR));

/** Delivery method and estimate of each seller's parcel. */
export function DeliveryChoices({ choices }: { choices: Choices }) {
  const t = useTranslations("checkout.delivery");
  const sellers = choices.quote?.sellers ?? [];
  if (sellers.length === 0) return null;
  return (
    <section className="grid gap-5">
      <h2 className="font-semibold text-lg">{t("title")}</h2>
      {sellers.map((seller) => (
        <fieldset key={seller.id} className="grid gap-2.5">
          <legend className="wrap-anywhere mb-2 text-muted-foreground">
            {t.rich("from", { seller: seller.name, ...richTextTags })}
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

function OfferTitle({ offer }: { offer: Offer }) {
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

function OfferDays({ offer }: { offer: Offer }) {
  const t = useTranslations("checkout.delivery");
  const dates = useDateRange()(offer.from, offer.to);
  const dateText = useDates();
  const hour = fullHourOf(useLocale());
  const isLocal = offer.method === "same_day" || offer.method === "next_day";
  if (!isLocal) return dates;
  return t("local", { dates, time: dateText(CUTOFF, { ...hour, timeZone: "UTC" }) });
}
