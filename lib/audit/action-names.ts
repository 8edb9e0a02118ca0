/** Subjects of the audit log and the events of each. */
export const AUDIT_ACTIONS = {
  product: [
    "created",
    "updated",
    "revised",
    "revision_withdrawn",
    "sale_created",
    "sale_ended",
    "revision_approved",
    "revision_rejected",
    "resubmitted",
    "approved",
    "rejected",
    "sold",
    "hidden",
    "kept",
    "removed",
    "archived",
    "deleted",
  ],
  certificate: ["approved", "rejected", "withdrawn"],
  review: ["hidden", "kept", "removed"],
  business: ["submitted", "approved", "rejected", "hidden", "kept", "removed"],
  listing: ["submitted", "approved", "rejected"],
  seller: ["submitted", "approved", "rejected", "invited"],
  wholesale: ["submitted", "approved", "rejected"],
  story: ["submitted", "approved", "rejected", "hidden", "kept", "removed"],
  forum_post: ["pinned", "unpinned", "locked", "unlocked", "moved", "hidden", "kept", "removed"],
  forum_reply: ["hidden", "kept", "removed"],
  article: ["created", "updated", "published", "scheduled", "unpublished", "deleted"],
  category: ["added", "renamed", "moved", "removed"],
  user: [
    "role_changed",
    "disabled",
    "enabled",
    "badge_granted",
    "badge_revoked",
    "payouts_held",
    "payouts_released",
    "orders_kept",
    "orders_refunded",
    "password_changed",
    "identity_connected",
    "identity_disconnected",
    "payout_connected",
    "payout_changed",
    "payout_disconnected",
    "change_undone",
    "signed_in",
    "sign_in_refused",
    "signed_out",
    "session_ended",
    "two_step_on",
    "two_step_off",
    "two_step_reset",
    "recovery_codes_replaced",
    "passkey_added",
    "passkey_renamed",
    "passkey_removed",
  ],
  subscription: ["changed", "scheduled", "cancelled", "resumed", "renewed", "ended"],
  order: ["paid", "acted_on", "refunded", "refund_retried"],
  payout: ["paid", "failed", "retried", "released"],
  mail: ["retried"],
  job: ["retried"],
  logo: ["chosen"],
  alias: ["added", "removed"],
  holiday: ["set", "cleared"],
  ticket: ["answered", "closed", "reopened"],
  event: ["created", "updated", "published", "unpublished", "cancelled"],
} as const;

type Actions = typeof AUDIT_ACTIONS;

export type AuditGroup = keyof Actions;

/** Such as "product.rejected". */
export type AuditAction = { [G in AuditGroup]: `${G}.${Actions[G][number]}` }[AuditGroup];

export const AUDIT_GROUPS = Object.keys(AUDIT_ACTIONS) as AuditGroup[];

const ACTIONS = new Set<string>(
  Object.entries(AUDIT_ACTIONS).flatMap(([group, events]) =>
    events.map((event) => `${group}.${event}`),
  ),
);

/** Returns whether an action is known: entries of the log outlive the code that wrote them. */
export function isAuditAction(value: string): value is AuditAction {
  return ACTIONS.has(value);
}

/** Subjects of an entry. */
export const AUDIT_SUBJECTS = [
  "product",
  "review",
  "user",
  "order",
  "payout",
  "business",
  "seller",
  "wholesale",
  "story",
  "forum_post",
  "forum_reply",
  "article",
  "category",
  "mail",
  "job",
  "site",
  "alias",
  "holiday",
  "ticket",
  "event",
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export function isAuditSubject(value: string): value is AuditSubject {
  return AUDIT_SUBJECTS.some((subject) => subject === value);
}
