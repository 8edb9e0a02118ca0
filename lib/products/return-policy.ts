import type { ReturnPolicy } from "@/generated/prisma/enums";

/** Return policies of a product with the reason for an exclusion; the first is the default. */
export const RETURN_POLICIES = [
  "returnable",
  "food",
  "personal_care",
  "made_to_order",
] as const satisfies readonly ReturnPolicy[];

/**
 * Whether a product can be returned, which requires that it can be sold again. Damage can always be claimed
 * (specification C, "Returns").
 */
export function isReturnable(policy: ReturnPolicy | null): boolean {
  return (policy ?? "returnable") === "returnable";
}
