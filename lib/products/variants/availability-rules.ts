type Offer = { values: string[]; stock: number };

/**
 * Returns whether a value of an option can be bought together with the values chosen for the other options; null stands
 * for no choice.
 */
export function isValueAvailable(
  variants: Offer[],
  chosen: (string | null)[],
  { option, value }: { option: number; value: string },
): boolean {
  return variants.some(
    ({ values, stock }) =>
      stock > 0 &&
      values[option] === value &&
      values.every((one, index) => index === option || !chosen[index] || chosen[index] === one),
  );
}

/** Returns the price of a value in dollars if all variants with it cost the same and other values cost otherwise. */
export function priceOfValue(
  variants: { values: string[]; price: string }[],
  { option, value }: { option: number; value: string },
): string | null {
  const prices = new Set(
    variants.filter(({ values }) => values[option] === value).map(({ price }) => price),
  );
  const isUniform = new Set(variants.map(({ price }) => price)).size === 1;
  const [price = null] = prices;
  return prices.size === 1 && !isUniform ? price : null;
}
