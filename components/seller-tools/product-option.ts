/** One of the seller's products as a form option. */
export type ProductOption = { id: number; title: string };

/** Reduces products to the fields of forms, so that a page does not send the others to the browser. */
export const toProductOption = (products: ProductOption[]): ProductOption[] =>
  products.map(({ id, title }) => ({ id, title }));
