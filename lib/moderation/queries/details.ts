import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { readListing } from "@/lib/directory/schema";
import type { SingleKind } from "@/lib/moderation/rules";
import { findUnstoredImages } from "@/lib/moderation/stored-images";
import { readVersion } from "@/lib/moderation/version";
import { contentOf, contentSelect } from "@/lib/products/revision-content";
import { readContent } from "@/lib/products/service/apply-content";
import { readReport } from "./reported";

const seller = { select: { id: true, username: true, city: true, country: true } } as const;

const DETAILS = {
  product: async (id: number) => {
    const row = await db.product.findUnique({
      where: { id },
      select: { ...contentSelect, priceCents: true, stock: true, moderationStatus: true, seller },
    });
    if (row?.moderationStatus !== "pending") return null;
    const { priceCents, stock, moderationStatus: _, seller: by, ...rest } = row;
    const content = contentOf(rest);
    return { content, unstored: findUnstoredImages(content), priceCents, stock, seller: by };
  },

  revision: async (id: number) => {
    const row = await db.productRevision.findUnique({
      where: { id, status: "pending" },
      select: { content: true, productId: true, product: { select: { ...contentSelect, seller } } },
    });
    if (!row) return null;
    const { seller: by, ...live } = row.product;
    const proposedContent = readContent(row.content);
    return {
      productId: row.productId,
      seller: by,
      live: contentOf(live),
      proposed: proposedContent,
      unstored: findUnstoredImages(proposedContent),
    };
  },

  certificate: (id: number) =>
    db.certificate.findUnique({
      where: { id, status: "pending" },
      select: {
        type: true,
        body: true,
        number: true,
        validUntil: true,
        documentUrl: true,
        product: { select: { id: true, title: true, imageUrl: true, seller } },
      },
    }),

  business: (id: number) =>
    db.business.findUnique({
      where: { id, status: "pending" },
      omit: { decidedById: true, decidedAt: true, note: true },
    }),

  listing: async (id: number) => {
    const row = await db.listingRequest.findUnique({
      where: { id, status: "pending" },
      select: {
        kind: true,
        proof: true,
        content: true,
        user: { select: { id: true, username: true, email: true } },
        business: { omit: { nameText: true, placeText: true, searchText: true } },
      },
    });
    if (!row) return null;
    const { content, ...rest } = row;
    return { ...rest, wanted: content === null ? null : readListing(content) };
  },

  seller: (id: number) =>
    db.sellerApplication.findUnique({
      where: { id, status: "pending" },
      omit: { applicantId: true, decidedById: true, decidedAt: true, note: true },
    }),

  wholesale: (id: number) =>
    db.wholesaleApplication.findUnique({
      where: { id, status: "pending" },
      omit: { decidedById: true, decidedAt: true, reviewNotes: true },
      include: { user: { select: { id: true, username: true, email: true } } },
    }),

  story: (id: number) =>
    db.customerStory.findUnique({
      where: { id, status: "pending" },
      select: {
        title: true,
        content: true,
        author: { select: { id: true, username: true } },
        product: { select: { id: true, title: true, imageUrl: true } },
      },
    }),

  report: readReport,
};

/** Details that an admin needs to decide, by kind. */
export type ApprovalDetail = {
  [K in SingleKind]: {
    kind: K;
    id: number;
    /** Hash of the displayed content; a decision refers to it. */
    version: string;
    detail: NonNullable<Awaited<ReturnType<(typeof DETAILS)[K]>>>;
  };
}[SingleKind];

/** Returns one inbox item in full; null when it is no longer pending. @throws DomainError unauthenticated, forbidden */
export async function getWaiting(
  viewer: Viewer | null,
  kind: SingleKind,
  id: number,
): Promise<ApprovalDetail | null> {
  requireAdmin(requireSignedIn(viewer));
  // The version is read first: a change in between is then refused instead of approved unseen.
  const version = id > 0 ? await readVersion(db, kind, id) : null;
  const detail = version ? await DETAILS[kind](id) : null;
  // Safe: the reader was selected by kind.
  return detail && ({ kind, id, version, detail } as ApprovalDetail);
}
