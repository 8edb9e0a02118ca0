/** A price from a number of pieces on. Cents. */
export type Tier = { minQuantity: number; priceCents: number };

/** So many tiers a product has at most. */
export const MAX_TIERS = 5;

/**
 * What a piece costs an approved wholesale buyer who takes `quantity`: the tier with the largest minimum that the
 * quantity reaches, never more than the list price. `isWholesale` where it is less. Integer cents.
 */
export function priceOf(listCents: number, tiers: Tier[], quantity: number) {
  const [reached] = tiers
    .filter(({ minQuantity }) => minQuantity <= quantity)
    .sort((a, b) => b.minQuantity - a.minQuantity);
  const unitCents = Math.min(reached?.priceCents ?? listCents, listCents);
  return { unitCents, isWholesale: unitCents < listCents };
}

/** What is wrong with tiers as a seller wrote them: the first row that breaks a rule, and how; null if none does. */
export function tierError(tiers: Tier[]): { index: number; field: keyof Tier } | null {
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    if (!before) continue;
    if (tier.minQuantity <= before.minQuantity) return { index, field: "minQuantity" };
    if (tier.priceCents >= before.priceCents) return { index, field: "priceCents" };
  }
  return null;
}
