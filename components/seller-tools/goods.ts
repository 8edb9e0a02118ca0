/** An own product, as forms offer it. */
export type Goods = { id: number; title: string };

/** Only what forms need, so that a page does not carry the rest to the browser. */
export const toGoods = (products: Goods[]): Goods[] =>
  products.map(({ id, title }) => ({ id, title }));
