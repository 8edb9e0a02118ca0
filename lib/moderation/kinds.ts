import type { ReportedKind } from "@/generated/prisma/enums";

/** What waits for an admin, in the order of the inbox's filters. */
export const APPROVAL_KINDS = [
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

export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** What people may report. */
export const REPORTED_KINDS = [
  "review",
  "product",
  "forum_post",
  "forum_reply",
  "story",
  "business",
] as const satisfies ReportedKind[];

/**
 * Working days within which each is promised to be decided: the longer end of "2-3" for businesses and sellers and of
 * "3-5" for wholesale (specification C, section 9); goods and stories as the shop's help says, reports first of all.
 */
const PROMISED_DAYS: Record<ApprovalKind, number> = {
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

/** The moment until which something sent in at `from` is promised to be decided: so many working days, none a weekend (UTC). */
export function decisionDueAt(from: Date, kind: ApprovalKind): Date {
  let left = PROMISED_DAYS[kind];
  let at = from.getTime();
  while (left > 0) {
    at += DAY_MS;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) left--;
  }
  return new Date(at);
}
