/** An own product, as forms offer it. */
export type ProductOption = { id: number; title: string };

/** Only what forms need, so that a page does not carry the rest to the browser. */
export const toProductOption = (products: ProductOption[]): ProductOption[] =>
  products.map(({ id, title }) => ({ id, title }));
