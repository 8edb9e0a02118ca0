import type { PromotionType } from "@/generated/prisma/enums";
import { allocate, applyBasisPoints } from "@/lib/core/money";

/** Maximum number of promotions of a seller, ended ones included. */
export const MAX_PROMOTIONS = 500;

export type PromotionTerms = {
  type: PromotionType;
  /** Percent, or cents of a fixed amount. */
  value: number | null;
  buyQuantity: number | null;
  getQuantity: number | null;
  minOrderCents: number;
};

export type PricedLine = { unitPriceCents: number; quantity: number };

const costOf = (line: PricedLine) => line.unitPriceCents * line.quantity;

/** Discount of each line of the seller, in their order. Whole cents, at most the price of the line. */
export function discountsOf(terms: PromotionTerms, lines: PricedLine[]): number[] {
  const itemsCents = lines.reduce((sum, line) => sum + costOf(line), 0);
  if (itemsCents < terms.minOrderCents) return lines.map(() => 0);
  const value = terms.value ?? 0;
  switch (terms.type) {
    case "percentage":
      return allocate(applyBasisPoints(itemsCents, value * 100), lines.map(costOf));
    case "fixed_amount":
      return allocate(Math.min(value, itemsCents), lines.map(costOf));
    case "buy_x_get_y": {
      const { buyQuantity, getQuantity } = terms;
      return lines.map(
        (line) => freeUnits(line.quantity, buyQuantity, getQuantity) * line.unitPriceCents,
      );
    }
  }
}

/** "Buy 2, get 1": of every three units of one product, one is free. */
function freeUnits(quantity: number, buy: number | null, get: number | null) {
  if (!buy || !get) return 0;
  return Math.floor(quantity / (buy + get)) * get;
}

type Running = {
  isActive: boolean;
  /** ISO 8601. */
  startDate: string;
  endDate: string | null;
  maxUses: number | null;
  currentUses: number;
};

/** State of a code at a time: valid, or the reason why not. */
export function promotionStatus(
  code: Running,
  now: Date,
): "inactive" | "over" | "notYet" | "usedUp" | "running" {
  if (!code.isActive) return "inactive";
  if (code.endDate && new Date(code.endDate) <= now) return "over";
  if (new Date(code.startDate) > now) return "notYet";
  if (code.maxUses !== null && code.currentUses >= code.maxUses) return "usedUp";
  return "running";
}
