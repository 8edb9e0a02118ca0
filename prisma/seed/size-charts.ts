import type { Tx } from "@/lib/db/client";
import type { People } from "./accounts";
import type { SeededProduct } from "./catalogue";
import { SIZE_CHARTS } from "./content/size-charts";
import { need } from "./rows";

type Options = { products: ReadonlyMap<string, SeededProduct>; people: People };

/** Creates the sellers' size charts and assigns them to products. */
export async function seedSizeCharts(tx: Tx, { products, people }: Options) {
  for (const { seller, products: keys, ...chart } of SIZE_CHARTS) {
    const sellerId = need(people, seller);
    const { id } = await tx.sizeChart.create({
      data: { ...chart, sellerId },
      select: { id: true },
    });
    await tx.product.updateMany({
      where: { id: { in: keys.map((key) => need(products, key).id) }, sellerId },
      data: { sizeChartId: id },
    });
  }
}
