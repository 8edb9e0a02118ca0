import type { ApprovalKind } from "@/lib/moderation/rules";
import type { Decision } from "@/lib/moderation/schema";

/**
 * The two ways to decide: `mild` leaves everybody what they have or want, `hard` takes it and needs a reason. Of a
 * report to reject it is the mild one: what was reported stays.
 */
export const DECISIONS = {
  application: { mild: "approved", hard: "rejected" },
  report: { mild: "rejected", hard: "approved" },
} as const satisfies Record<string, Record<"mild" | "hard", Decision>>;

/** As which of the two a kind is decided on: their words differ. */
export function decidedAs(kind: ApprovalKind): keyof typeof DECISIONS {
  return kind === "report" ? "report" : "application";
}
