/** The end of the firm time of a checkout, null without a limit, and its products. */
export type EndedCheckout = { firmUntil: Date | null; lines: { productId: number }[] };

/** Returns the end of the firm time of a hold that replaces others of the same products: at most theirs. */
export function earliestFirmTime(
  firmUntil: Date | null,
  endedCheckouts: EndedCheckout[],
  lines: { productId: number }[],
): Date | null {
  const productIds = new Set(lines.map(({ productId }) => productId));
  return endedCheckouts
    .filter((checkout) => checkout.lines.some(({ productId }) => productIds.has(productId)))
    .map((checkout) => checkout.firmUntil)
    .reduce(
      (earliest, time) => (time && (!earliest || time < earliest) ? time : earliest),
      firmUntil,
    );
}
