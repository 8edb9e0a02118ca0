import type { ReportedKind } from "@/generated/prisma/enums";

/** Kinds of inbox items that are decided one by one, in the order of the inbox filters. */
export const SINGLE_KINDS = [
  "product",
  "revision",
  "certificate",
  "business",
  "listing",
  "seller",
  "wholesale",
  "story",
  "report",
] as const;

export type SingleKind = (typeof SINGLE_KINDS)[number];

/** Kinds of inbox items. The products of an import are one item. */
export const APPROVAL_KINDS = ["import", ...SINGLE_KINDS] as const;

export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Kinds of content that users can report. */
export const REPORTED_KINDS = [
  "review",
  "product",
  "forum_post",
  "forum_reply",
  "story",
  "business",
] as const satisfies ReportedKind[];

/**
 * Maximum working days until a decision: the upper bound of "2-3" for businesses and sellers and of "3-5" for wholesale
 * (specification C, section 9); products and stories as the help pages state, reports first.
 */
const PROMISED_DAYS: Record<ApprovalKind, number> = {
  import: 2,
  product: 2,
  revision: 2,
  certificate: 3,
  business: 3,
  listing: 3,
  seller: 3,
  wholesale: 5,
  story: 3,
  report: 1,
};

const DAY_MS = 86_400_000;

/** Returns when a decision on an item submitted at `from` is due; weekends (UTC) do not count. */
export function decisionDueAt(from: Date, kind: ApprovalKind): Date {
  let remainingDays = PROMISED_DAYS[kind];
  let time = from.getTime();
  while (remainingDays > 0) {
    time += DAY_MS;
    const day = new Date(time).getUTCDay();
    if (day !== 0 && day !== 6) remainingDays--;
  }
  return new Date(time);
}
