import "server-only";

import { formatDecimal, formatMoney, parseCents } from "@/lib/core/money";
import { COUNTRIES } from "@/lib/delivery/rules";
import { getDirection } from "@/lib/i18n/routing";
import { documentTranslator } from "@/lib/i18n/translator";
import type { OrderDetail } from "@/lib/orders/dto/detail";

/** How a document speaks: its language, its direction, its dates and amounts. */
export type Labels = ReturnType<typeof getLabels>;

// Keeps figures from left to right in a line that runs the other way.
const LTR = "\u200E";

/** The words of a language; the default one where it is not known. */
export function getLabels(stored: string) {
  const { locale, t, format } = documentTranslator(stored);
  const isRtl = getDirection(locale) === "rtl";
  const figure = (text: string) => (isRtl ? `${LTR}${text}${LTR}` : text);
  return {
    locale,
    t,
    isRtl,
    figure,
    date: (iso: string) => format.dateTime(new Date(iso), { dateStyle: "long" }),
    /** A month of the books, which are kept by UTC. */
    month: (year: number, month: number) =>
      format.dateTime(new Date(Date.UTC(year, month - 1, 15)), {
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
    money: (decimal: string) => figure(formatDecimal(decimal)),
    /** What pieces at this price come to. */
    times: (decimal: string, count: number) =>
      figure(formatMoney((parseCents(decimal) ?? 0) * count)),
    minus: (decimal: string) => figure(`-${formatDecimal(decimal)}`),
  };
}

/** The lines of an address, as they stand on a parcel. */
export function addressLines(
  { t }: Labels,
  { shippingAddress: address, landmark }: Pick<OrderDetail, "shippingAddress" | "landmark">,
): string[] {
  if (!address) return [];
  const { name, line1, line2, city, region, postcode, phone } = address;
  const code = COUNTRIES.find((known) => known === address.country);
  const place = [city, [region, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const country = code ? t(`checkout.countries.${code}`) : address.country;
  return [name, line1, line2, landmark, place, country, phone].filter(
    (line): line is string => typeof line === "string" && line !== "",
  );
}
