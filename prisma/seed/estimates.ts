import { db } from "@/lib/db/client";
import { estimateDelivery } from "@/lib/delivery/estimate-rules";
import { listOrigins, placeOf } from "@/lib/delivery/queries";
import { computeHolidays } from "@/lib/holidays/rules";

/** Writes the delivery estimate of each paid seller order, as checkout does. */
export async function seedEstimates() {
  const rows = await db.sellerOrder.findMany({
    where: { paidAt: { not: null }, order: { shipCountry: { not: null } } },
    select: {
      id: true,
      sellerId: true,
      deliveryMethod: true,
      processingDays: true,
      paidAt: true,
      order: { select: { shipCountry: true, shipCity: true, shipPostcode: true } },
      lines: { select: { product: { select: { isPerishable: true } } } },
    },
  });
  const origins = await listOrigins([...new Set(rows.map(({ sellerId }) => sellerId))]);
  const years = [...new Set(rows.map(({ paidAt }) => paidAt?.getUTCFullYear() ?? 0))];
  const holidays = years
    .flatMap(computeHolidays)
    .flatMap(({ holiday, day }) => (holiday === "ramadan" ? [] : day));
  const estimates = rows.flatMap(({ id, sellerId, paidAt, order, lines, ...sellerOrder }) => {
    const origin = origins.get(sellerId);
    if (!origin || !paidAt) return [];
    const { shipCountry, shipCity, shipPostcode } = order;
    const window = estimateDelivery({
      origin: origin.place,
      destination: placeOf({
        country: shipCountry ?? "US",
        city: shipCity ?? "",
        postcode: shipPostcode ?? "",
      }),
      method: sellerOrder.deliveryMethod,
      processing: sellerOrder.processingDays,
      isPerishable: lines.some(({ product }) => product?.isPerishable),
      vacation: null,
      holidays,
      now: paidAt,
    });
    return [{ id, ...window }];
  });
  await db.$executeRaw`
    UPDATE order_parts p SET arrives_from = one.from, arrives_to = one.to
    FROM jsonb_to_recordset(${JSON.stringify(estimates)}::jsonb) AS one(id int, "from" date, "to" date)
    WHERE p.id = one.id`;
}
