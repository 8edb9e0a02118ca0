import "server-only";

import { db } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/routing";
import { lineTitleOf } from "@/lib/products/variants/rules";

type Item = { product: { id: number; title: string } };
type WithItems = { items?: Item[]; sellerOrders?: { items: Item[] }[] };

const itemsOf = ({ items, sellerOrders = [] }: WithItems): Item[] =>
  items ?? sellerOrders.flatMap((sellerOrder) => sellerOrder.items);

type Titled = { productId: number; title: string };

/** Returns a function that translates the title of an item. */
async function createTranslator(items: Titled[], locale: Language) {
  const rows = await db.productTranslation.findMany({
    where: { locale, productId: { in: [...new Set(items.map(({ productId }) => productId))] } },
    select: { productId: true, title: true, product: { select: { title: true } } },
  });
  const titles = new Map(rows.map((row) => [row.productId, row]));
  return ({ productId, title }: Titled) => {
    const found = titles.get(productId);
    if (!found?.title) return title;
    if (found.product.title === title) return found.title;
    const start = lineTitleOf(found.product.title, []);
    return title.startsWith(start) ? lineTitleOf(found.title, [title.slice(start.length)]) : title;
  };
}

const toTitled = ({ product: { id, title } }: Item): Titled => ({ productId: id, title });

/**
 * Returns orders or seller orders with the titles of their items in the reader's language, as on the pages of the
 * products; the values of its options stay as they were ordered. An item keeps its title if the product was renamed since or has no translation.
 */
export async function translateTitles<Order extends WithItems>(
  orders: Order[],
  locale: Language,
): Promise<Order[]> {
  const titleOf = await createTranslator(orders.flatMap(itemsOf).map(toTitled), locale);
  const translate = (item: Item) => ({
    ...item,
    product: { ...item.product, title: titleOf(toTitled(item)) },
  });
  return orders.map(({ items, sellerOrders, ...order }) => ({
    ...order,
    ...(items && { items: items.map(translate) }),
    ...(sellerOrders && {
      sellerOrders: sellerOrders.map((sellerOrder) => ({
        ...sellerOrder,
        items: sellerOrder.items.map(translate),
      })),
    }),
  })) as Order[];
}

/** The same for the rows of a ledger. */
export async function translateEntryTitles<Row extends { items: Titled[] }>(
  rows: Row[],
  locale: Language,
): Promise<Row[]> {
  const titleOf = await createTranslator(
    rows.flatMap(({ items }) => items),
    locale,
  );
  return rows.map((row) => ({
    ...row,
    items: row.items.map((item) => ({ ...item, title: titleOf(item) })),
  }));
}
