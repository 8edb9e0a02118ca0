import "server-only";

import { db } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/routing";

type Item = { product: { id: number; title: string } };
type WithItems = { items: Item[] } | { parts: { items: Item[] }[] };

const itemsOf = (order: WithItems): Item[] =>
  "items" in order ? order.items : order.parts.flatMap(({ items }) => items);

/** Returns the translated titles by product, for products whose title is still the one that was ordered. */
async function findTitles(items: Item[], locale: Language) {
  const rows = await db.productTranslation.findMany({
    where: { locale, productId: { in: [...new Set(items.map(({ product }) => product.id))] } },
    select: { productId: true, title: true, product: { select: { title: true } } },
  });
  return new Map(
    rows.map(({ productId, title, product }) => [productId, { title, ordered: product.title }]),
  );
}

/**
 * Returns orders or seller orders with the titles of their items in the reader's language, as on the pages of the
 * products. An item keeps its title if the product was renamed since or has no translation.
 */
export async function translateTitles<Order extends WithItems>(
  orders: Order[],
  locale: Language,
): Promise<Order[]> {
  const titles = await findTitles(orders.flatMap(itemsOf), locale);
  const translate = (item: Item) => {
    const found = titles.get(item.product.id);
    const title = found?.ordered === item.product.title ? found.title : null;
    return title ? { ...item, product: { ...item.product, title } } : item;
  };
  return orders.map((order) =>
    "items" in order
      ? { ...order, items: order.items.map(translate) }
      : {
          ...order,
          parts: order.parts.map((part) => ({ ...part, items: part.items.map(translate) })),
        },
  );
}
