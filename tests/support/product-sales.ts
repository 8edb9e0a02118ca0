import { addDays, businessDate } from "@/lib/core/business-calendar";
import { saleSchema } from "@/lib/products/sales/schema";

/** Returns the parsed form of a sale of 10 percent from today on. */
export function saleOf(productId: number) {
  const today = businessDate(new Date());
  return saleSchema.parse({
    productId,
    percent: "10",
    firstDay: today,
    lastDay: addDays(today, 2),
  });
}
