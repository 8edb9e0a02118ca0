/** A price from a quantity on. Cents. */
export type Tier = { minQuantity: number; priceCents: number };

/** Maximum number of tiers of a product. */
export const MAX_TIERS = 5;

/** Usual savings off the list price, in whole percent (specification C, section 9). */
const USUAL_SAVINGS = { min: 15, max: 30 } as const;

/** The usual savings as the specification writes them. */
export const USUAL_SAVINGS_LABEL = `${USUAL_SAVINGS.min}-${USUAL_SAVINGS.max}%`;

/**
 * Returns the savings of a tier off the list price if they are unusual, in whole percent; null if they are usual or the
 * tier is not below the list price. Cents.
 */
export function unusualSavingsOf(listCents: number, priceCents: number): number | null {
  if (listCents <= 0 || priceCents >= listCents) return null;
  const percent = Math.round((1 - priceCents / listCents) * 100);
  return percent < USUAL_SAVINGS.min || percent > USUAL_SAVINGS.max ? percent : null;
}

/**
 * Unit price for an approved wholesale buyer of `quantity` units: that of the tier with the largest minimum that the
 * quantity reaches, at most the list price. `isWholesale` if it is lower. Integer cents.
 */
export function priceOf(listCents: number, tiers: Tier[], quantity: number) {
  const [tier] = tiers
    .filter(({ minQuantity }) => minQuantity <= quantity)
    .sort((a, b) => b.minQuantity - a.minQuantity);
  const unitCents = Math.min(tier?.priceCents ?? listCents, listCents);
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
