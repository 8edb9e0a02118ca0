import "server-only";

import { db } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/routing";
import { lineTitleOf } from "@/lib/products/variants/rules";

type Item = { product: { id: number; title: string } };
type WithItems = {
  items?: Item[];
  sellerOrders?: { items: Item[] }[];
  /** The seller orders of a listed order, by the name of the API. */
  parts?: { items: Item[] }[];
};

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
    const translatedTitle = titles.get(productId);
    if (!translatedTitle?.title) return title;
    if (translatedTitle.product.title === title) return translatedTitle.title;
    const start = lineTitleOf(translatedTitle.product.title, []);
    return title.startsWith(start)
      ? lineTitleOf(translatedTitle.title, [title.slice(start.length)])
      : title;
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
  const translateAll = (sellerOrders: { items: Item[] }[]) =>
    sellerOrders.map((sellerOrder) => ({
      ...sellerOrder,
      items: sellerOrder.items.map(translate),
    }));
  return orders.map(({ items, sellerOrders, parts, ...order }) => ({
    ...order,
    ...(items && { items: items.map(translate) }),
    ...(sellerOrders && { sellerOrders: translateAll(sellerOrders) }),
    ...(parts && { parts: translateAll(parts) }),
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
