/** A price from a quantity on. Cents. */
export type Tier = { minQuantity: number; priceCents: number };

/** Maximum number of tiers of a product. */
export const MAX_TIERS = 5;

/**
 * Unit price for an approved wholesale buyer of `quantity` units: that of the tier with the largest minimum that the
 * quantity reaches, at most the list price. `isWholesale` if it is lower. Integer cents.
 */
export function priceOf(listCents: number, tiers: Tier[], quantity: number) {
  const [reached] = tiers
    .filter(({ minQuantity }) => minQuantity <= quantity)
    .sort((a, b) => b.minQuantity - a.minQuantity);
  const unitCents = Math.min(reached?.priceCents ?? listCents, listCents);
  return { unitCents, isWholesale: unitCents < listCents };
}

/** The first entered tier that breaks a rule, and which rule; null if none does. */
export function tierError(tiers: Tier[]): { index: number; field: keyof Tier } | null {
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    if (!before) continue;
    if (tier.minQuantity <= before.minQuantity) return { index, field: "minQuantity" };
    if (tier.priceCents >= before.priceCents) return { index, field: "priceCents" };
  }
  return null;
}
