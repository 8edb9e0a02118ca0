import type { ApprovalDetail } from "@/lib/moderation/queries/details";

type Sender = { name: string; href: string | null };

const sellerOf = ({ id, username }: { id: number; username: string }): Sender => ({
  name: username,
  href: `/seller/${id}`,
});

const memberOf = ({ username }: { username: string }): Sender => ({ name: username, href: null });

/** The sender of a submission or author of reported content, with a link to their page; null for anonymous ones. */
export function submitter(approval: ApprovalDetail): Sender | null {
  switch (approval.kind) {
    case "product":
    case "revision":
      return sellerOf(approval.detail.seller);
    case "certificate":
      return sellerOf(approval.detail.product.seller);
    case "wholesale":
      return memberOf(approval.detail.user);
    case "story":
      return memberOf(approval.detail.author);
    case "listing":
      return memberOf(approval.detail.user);
    case "report": {
      const { kind, reported } = approval.detail;
      if (!reported.author) return null;
      return (kind === "product" ? sellerOf : memberOf)(reported.author);
    }
    default:
      return null;
  }
}

/** The page on which it is already published, or null. */
export function liveHrefOf(approval: ApprovalDetail): string | null {
  switch (approval.kind) {
    case "revision":
      return `/product/${approval.detail.productId}`;
    case "listing":
      return `/business-directory?business=${approval.detail.business.id}`;
    case "report":
      return approval.detail.reported.href;
    default:
      return null;
  }
}

/** Reader of the admin's note. */
export function readerOf({ kind, detail }: ApprovalDetail) {
  if (kind === "report" || kind === "story") return "author";
  if (kind === "seller" || kind === "wholesale" || kind === "listing") return "applicant";
  if (kind !== "business") return "seller";
  return detail.ownerId || detail.email ? "applicant" : "none";
}
