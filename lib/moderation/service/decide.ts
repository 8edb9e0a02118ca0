import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { SingleKind } from "@/lib/moderation/rules";
import type { DecisionInput, DecisionsInput } from "@/lib/moderation/schema";
import { decideBusiness, decideSeller, decideStory, decideWholesale } from "./applications";
import type { DecisionTarget } from "./decide-once";
import { decideListing } from "./listings";
import { decideCertificate, decideRevision } from "./product-content";
import { moderateProduct } from "./products";
import { decideReport } from "./reports";

type Decider = (tx: Tx, admin: Viewer, deciding: DecisionTarget) => Promise<void>;

const DECIDERS: Record<Exclude<SingleKind, "product">, Decider> = {
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
 * Decides on one inbox item, notifies the person concerned and writes the audit entry, in one transaction.
 * @throws DomainError forbidden, notFound, conflict (it no longer waits, or changed since)
 */
export async function decide(viewer: Viewer, input: Unversioned<DecisionInput>) {
  const admin = requireAdmin(viewer);
  const { kind, id, decision, note = null, version } = input;
  if (kind === "product") {
    const moderationStatus = decision;
    await moderateProduct(admin, { productId: String(id), moderationStatus, note, version });
    return;
  }
  await withTx((tx) => DECIDERS[kind](tx, admin, { id, decision, note, version }));
}

/** The admin panel always sends the displayed version; other callers may omit it. */
type Unversioned<T extends { version: string }> = Omit<T, "version"> & {
  version?: string | undefined;
};
type ManyInput = Omit<DecisionsInput, "items"> & {
  items: Unversioned<DecisionsInput["items"][number]>[];
};

/**
 * Applies one decision to several items, one after the other; items decided meanwhile are skipped. Returns the number
 * of decided items.
 */
export async function decideMany(viewer: Viewer, { items, ...rest }: ManyInput) {
  requireAdmin(viewer);
  let decidedCount = 0;
  for (const item of items) {
    decidedCount += await decide(viewer, { ...item, ...rest }).then(
      () => 1,
      (error: unknown) => {
        if (error instanceof DomainError && ["conflict", "notFound"].includes(error.kind)) return 0;
        throw error;
      },
    );
  }
  return { decided: decidedCount, left: items.length - decidedCount };
}
