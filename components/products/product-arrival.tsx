import { useTranslations } from "next-intl";

import { roughDayAtHome } from "@/lib/delivery/day-rules";
import { estimateDelivery } from "@/lib/delivery/estimate-rules";
import { getProductShipment } from "@/lib/delivery/queries";
import { useDateRange } from "@/lib/i18n/use-date-range";
import type { Product } from "@/lib/products/dto";
import { ArrivalNote } from "./arrival-note";
import type { ProductShipment } from "./fresh-arrival";

/** Arrival of a product in the United States, from where its seller ships. */
export async function ProductArrival({ product }: { product: Product }) {
  return <Arrival shipment={await getProductShipment(product)} />;
}

function Arrival({ shipment }: { shipment: ProductShipment }) {
  const t = useTranslations("catalog.promise");
  const range = useDateRange();
  const now = new Date();
  const { from, to } = estimateDelivery({ ...shipment, method: "standard", now });
  const text = t("arrives", { dates: range(from, to) });
  return <ArrivalNote text={text} day={roughDayAtHome(now)} shipment={shipment} />;
}
