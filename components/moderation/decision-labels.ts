import type { ApprovalKind } from "@/lib/moderation/rules";
import type { Decision } from "@/lib/moderation/schema";

/**
 * Both decisions: `mild` grants or retains content, `hard` denies or removes it and needs a reason. Rejecting a report
 * is the mild one: the reported content remains.
 */
export const DECISIONS = {
  application: { mild: "approved", hard: "rejected" },
  report: { mild: "rejected", hard: "approved" },
} as const satisfies Record<string, Record<"mild" | "hard", Decision>>;

/** Keys of the mild decisions. They differ: a key that approves must never keep reported content. */
export const MILD_KEYS = { application: "A", report: "E" } as const;

/** The variant of the labels for a kind. */
export function decidedAs(kind: ApprovalKind): keyof typeof DECISIONS {
  return kind === "report" ? "report" : "application";
}
