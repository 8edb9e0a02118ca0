import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { ApprovalKind } from "@/lib/moderation/kinds";
import type { DecisionInput, DecisionsInput } from "@/lib/moderation/schema";
import { decideBusiness, decideSeller, decideStory, decideWholesale } from "./applications";
import type { DecisionTarget } from "./decide-once";
import { decideListing } from "./listings";
import { decideCertificate, decideRevision } from "./product-content";
import { moderateProduct } from "./products";
import { decideReport } from "./reports";

type Decider = (tx: Tx, admin: Viewer, deciding: DecisionTarget) => Promise<void>;

const DECIDERS: Record<Exclude<ApprovalKind, "product">, Decider> = {
  revision: decideRevision,
  certificate: decideCertificate,
  business: decideBusiness,
  listing: decideListing,
  seller: decideSeller,
  wholesale: decideWholesale,
  story: decideStory,
  report: decideReport,
};

/**
 * Decides on one thing of the inbox, tells whom it concerns and writes the log, all or nothing.
 * @throws DomainError unauthenticated, forbidden, notFound, conflict (it no longer waits, or changed since)
 */
export async function decide(viewer: Viewer | null, input: Unversioned<DecisionInput>) {
  const admin = requireAdmin(viewer);
  const { kind, id, decision, note = null, version } = input;
  if (kind === "product") {
    const moderationStatus = decision;
    await moderateProduct(admin, { productId: String(id), moderationStatus, note, version });
    return;
  }
  await withTx((tx) => DECIDERS[kind](tx, admin, { id, decision, note, version }));
}

/** The panel always names the version it showed; other callers may leave it out. */
type Unversioned<T extends { version: string }> = Omit<T, "version"> & {
  version?: string | undefined;
};
type ManyInput = Omit<DecisionsInput, "items"> & {
  items: Unversioned<DecisionsInput["items"][number]>[];
};

/** The same decision on several things, one after the other; what was decided meanwhile is left out. Answers how many. */
export async function decideMany(viewer: Viewer | null, { items, ...rest }: ManyInput) {
  requireAdmin(viewer);
  let decided = 0;
  for (const item of items) {
    decided += await decide(viewer, { ...item, ...rest }).then(
      () => 1,
      (error: unknown) => {
        if (error instanceof DomainError && ["conflict", "notFound"].includes(error.kind)) return 0;
        throw error;
      },
    );
  }
  return { decided, left: items.length - decided };
}
