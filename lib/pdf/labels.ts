import "server-only";

import { formatDecimal, formatMoney, parseCents } from "@/lib/core/money";
import { COUNTRIES } from "@/lib/delivery/zone-rules";
import { getDirection } from "@/lib/i18n/routing";
import { documentTranslator } from "@/lib/i18n/translator";
import type { OrderDetail } from "@/lib/orders/dto/detail";

/** Language, direction, dates and amounts of a document. */
export type Labels = ReturnType<typeof getLabels>;

// Left-to-right mark: the order of numbers in a right-to-left line.
const LTR = "\u200E";

/** Labels of a language; the default language if it is unknown. */
export function getLabels(storedLocale: string) {
  const { locale, t, format } = documentTranslator(storedLocale);
  const isRtl = getDirection(locale) === "rtl";
  const figure = (text: string) => (isRtl ? `${LTR}${text}${LTR}` : text);
  return {
    locale,
    t,
    isRtl,
    figure,
    date: (iso: string) => format.dateTime(new Date(iso), { dateStyle: "long" }),
    /** A month of the ledger, in UTC. */
    month: (year: number, month: number) =>
      format.dateTime(new Date(Date.UTC(year, month - 1, 15)), {
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
    money: (decimal: string) => figure(formatDecimal(decimal)),
    /** The total of a number of units at this price. */
    times: (decimal: string, count: number) =>
      figure(formatMoney((parseCents(decimal) ?? 0) * count)),
    minus: (decimal: string) => figure(`-${formatDecimal(decimal)}`),
  };
}

/** The lines of an address, as on a parcel. */
export function addressLines(
  { t }: Labels,
  { shippingAddress: address, landmark }: Pick<OrderDetail, "shippingAddress" | "landmark">,
): string[] {
  if (!address) return [];
  const { name, line1, line2, city, region, postcode, phone } = address;
  const code = COUNTRIES.find((countryCode) => countryCode === address.country);
  const place = [city, [region, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const country = code ? t(`checkout.countries.${code}`) : address.country;
  return [name, line1, line2, landmark, place, country, phone].filter(
    (line): line is string => typeof line === "string" && line !== "",
  );
}
