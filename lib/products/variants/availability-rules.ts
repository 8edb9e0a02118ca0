type Offer = { values: string[]; stock: number };

/**
 * Returns whether a value of an option can be bought together with the values chosen for the other options; null stands
 * for no choice.
 */
export function isValueAvailable(
  variants: Offer[],
  chosenValues: (string | null)[],
  { option, value }: { option: number; value: string },
): boolean {
  return isOffered(
    variants.filter(({ stock }) => stock > 0),
    chosenValues,
    { option, value },
  );
}

/** Returns whether a variant has a value together with the values chosen for the other options, in stock or not. */
export function isOffered(
  variants: Pick<Offer, "values">[],
  chosenValues: (string | null)[],
  { option, value }: { option: number; value: string },
): boolean {
  return variants.some(
    ({ values }) =>
      values[option] === value &&
      values.every(
        (variantValue, index) =>
          index === option || !chosenValues[index] || chosenValues[index] === variantValue,
      ),
  );
}

/**
 * Returns the price of a value in dollars if its option decides on the price: the variants of each value cost the same, and
 * the values differ.
 */
export function priceOfValue(
  variants: { values: string[]; price: string }[],
  { option, value }: { option: number; value: string },
): string | null {
  const pricesOf = new Map<string, Set<string>>();
  for (const { values, price } of variants) {
    const variantValue = values[option] ?? "";
    pricesOf.set(variantValue, (pricesOf.get(variantValue) ?? new Set()).add(price));
  }
  const isUniform = new Set(variants.map(({ price }) => price)).size === 1;
  const isDecisive = [...pricesOf.values()].every(({ size }) => size === 1);
  const [price = null] = pricesOf.get(value) ?? [];
  return isDecisive && !isUniform ? price : null;
}
