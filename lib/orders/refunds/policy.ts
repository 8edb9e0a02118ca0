import type { ReturnPolicy } from "@/generated/prisma/enums";

/** Whether a product can be returned, and why not; the first one is the default. */
export const RETURN_POLICIES = [
  "returnable",
  "food",
  "personal_care",
  "made_to_order",
] as const satisfies readonly ReturnPolicy[];

/** Damage can always be claimed; a return needs a product that can be sold again (specification C, "Returns"). */
export function isReturnable(policy: ReturnPolicy | null): boolean {
  return (policy ?? "returnable") === "returnable";
}
