import { formatMoney, parseSignedCents } from "@/lib/core/money";
import type { BulkUpdateItem } from "@/lib/seller-tools/dto";

/** "+$4.00", "-$1.50": a change of a price. Cents. */
export const signedMoney = (cents: number) => `${cents > 0 ? "+" : ""}${formatMoney(cents)}`;

/** "-15%", "+$4.00": the adjustment of an update. */
export function adjustmentText({
  adjustmentType,
  adjustmentValue,
}: Pick<BulkUpdateItem, "adjustmentType" | "adjustmentValue">): string {
  const value = parseSignedCents(adjustmentValue) ?? 0;
  if (adjustmentType === "fixed_amount") return signedMoney(value);
  return `${value > 0 ? "+" : ""}${value / 100}%`;
}
