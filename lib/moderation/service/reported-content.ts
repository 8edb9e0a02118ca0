import "server-only";

import type { ReportedKind } from "@/generated/prisma/enums";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import {
  ASSORTMENT_TAG,
  CATALOG_TAG,
  type CacheTag,
  DIRECTORY_TAG,
  FORUM_TAG,
  productTag,
  reviewsTag,
  STORIES_TAG,
  sellerTag,
} from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { ErrorKey } from "@/lib/i18n/messages";

/** Reported content. */
export type Subject = {
  id: number;
  /** Owner; null for an unclaimed business. */
  ownerId: number | null;
  title: string;
  isVisible: boolean;
  /** Link target for the author. */
  href: string;
  /** Tags of the cached pages that show it. */
  tags: CacheTag[];
};

/** Locks, hides and restores one kind of reported content. */
type ContentHandler = {
  /** Locks the content for the transaction; undefined if it does not exist. */
  lock: (tx: Tx, id: number) => Promise<Omit<Subject, "id"> | undefined>;
  /** Hides the content; with a note after an admin's decision, without one until a decision. */
  hide: (tx: Tx, id: number, note: string | null) => Promise<unknown>;
  /** Restores content that reports have hidden. */
  show: (tx: Tx, id: number) => Promise<unknown>;
  /** Error if the content does not exist or is not public. */
  missing: ErrorKey;
};

const review: ContentHandler = {
  async lock(tx, id) {
    type Row = { ownerId: number; title: string; productId: number; isVisible: boolean };
    const [row] = await tx.$queryRaw<Row[]>`
      SELECT r.author_id AS "ownerId", r.title, r.product_id AS "productId",
        r.hidden_at IS NULL AND p.is_active AND p.moderation_status = 'approved' AND p.archived_at IS NULL AS "isVisible"
      FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.id = ${id} FOR UPDATE OF r`;
    if (!row) return undefined;
    const { productId, ...rest } = row;
    const tags = [reviewsTag(productId), productTag(productId), CATALOG_TAG];
    return { ...rest, href: `/product/${productId}`, tags };
  },
  hide: (tx, id) =>
    tx.review.updateMany({ where: { id, hiddenAt: null }, data: { hiddenAt: new Date() } }),
  show: (tx, id) => tx.review.updateMany({ where: { id }, data: { hiddenAt: null } }),
  missing: "reviewNotFound",
};

/** A product that an admin removes becomes rejected, so that its seller can correct it. */
const product: ContentHandler = {
  async lock(tx, id) {
    type Row = { ownerId: number; title: string; isVisible: boolean };
    const [row] = await tx.$queryRaw<Row[]>`
      SELECT seller_id AS "ownerId", title,
        is_active AND moderation_status = 'approved' AND archived_at IS NULL AS "isVisible"
      FROM products WHERE id = ${id} FOR UPDATE`;
    if (!row) return undefined;
    const tags = [productTag(id), sellerTag(row.ownerId), CATALOG_TAG, ASSORTMENT_TAG];
    return { ...row, href: `/add-product?edit=${id}`, tags };
  },
  hide: (tx, id, note) =>
    note === null
      ? tx.product.updateMany({ where: { id, hiddenAt: null }, data: { hiddenAt: new Date() } })
      : tx.product.updateMany({
          where: { id },
          data: { moderationStatus: "rejected", moderationNote: note, hiddenAt: null },
        }),
  show: (tx, id) =>
    tx.product.updateMany({ where: { id, hiddenAt: { not: null } }, data: { hiddenAt: null } }),
  missing: "productNotFound",
};

type Written = { ownerId: number; title: string; isVisible: boolean };

const forumPost: ContentHandler = {
  async lock(tx, id) {
    const [row] = await tx.$queryRaw<Written[]>`
      SELECT author_id AS "ownerId", title, hidden_at IS NULL AS "isVisible"
      FROM forum_posts WHERE id = ${id} FOR UPDATE`;
    return row && { ...row, href: `/community/post/${id}`, tags: [FORUM_TAG] };
  },
  hide: (tx, id) =>
    tx.forumPost.updateMany({ where: { id, hiddenAt: null }, data: { hiddenAt: new Date() } }),
  show: (tx, id) => tx.forumPost.updateMany({ where: { id }, data: { hiddenAt: null } }),
  missing: "forumPostNotFound",
};

/** Replies use the title of their post. */
const forumReply: ContentHandler = {
  async lock(tx, id) {
    // Locks the post first, in the same order as creating a reply; the reverse order would deadlock.
    await tx.$queryRaw`SELECT p.id FROM forum_posts p JOIN forum_replies r ON r.post_id = p.id
      WHERE r.id = ${id} FOR NO KEY UPDATE OF p`;
    const [row] = await tx.$queryRaw<(Written & { postId: number })[]>`
      SELECT r.author_id AS "ownerId", p.title, r.post_id AS "postId",
        r.hidden_at IS NULL AND r.deleted_at IS NULL AND p.hidden_at IS NULL AS "isVisible"
      FROM forum_replies r JOIN forum_posts p ON p.id = r.post_id WHERE r.id = ${id} FOR UPDATE OF r`;
    if (!row) return undefined;
    const { postId, ...rest } = row;
    return { ...rest, href: `/community/post/${postId}`, tags: [FORUM_TAG] };
  },
  hide: (tx, id) =>
    tx.forumReply.updateMany({ where: { id, hiddenAt: null }, data: { hiddenAt: new Date() } }),
  show: (tx, id) => tx.forumReply.updateMany({ where: { id }, data: { hiddenAt: null } }),
  missing: "replyNotFound",
};

const story: ContentHandler = {
  async lock(tx, id) {
    const [row] = await tx.$queryRaw<Written[]>`
      SELECT author_id AS "ownerId", title, status = 'approved' AND hidden_at IS NULL AS "isVisible"
      FROM customer_stories WHERE id = ${id} FOR UPDATE`;
    return row && { ...row, href: "/community?tab=stories", tags: [STORIES_TAG] };
  },
  hide: (tx, id) =>
    tx.customerStory.updateMany({ where: { id, hiddenAt: null }, data: { hiddenAt: new Date() } }),
  show: (tx, id) => tx.customerStory.updateMany({ where: { id }, data: { hiddenAt: null } }),
  missing: "storyNotFound",
};

const business: ContentHandler = {
  async lock(tx, id) {
    const [row] = await tx.$queryRaw<(Omit<Written, "ownerId"> & { ownerId: number | null })[]>`
      SELECT owner_id AS "ownerId", name AS title, is_active AS "isVisible"
      FROM businesses WHERE id = ${id} FOR UPDATE`;
    return row && { ...row, href: "/add-business", tags: [DIRECTORY_TAG] };
  },
  hide: (tx, id) => tx.business.updateMany({ where: { id }, data: { isActive: false } }),
  show: (tx, id) =>
    tx.business.updateMany({ where: { id, status: "approved" }, data: { isActive: true } }),
  missing: "businessNotFound",
};

const CONTENT_HANDLERS: Record<ReportedKind, ContentHandler> = {
  review,
  product,
  forum_post: forumPost,
  forum_reply: forumReply,
  story,
  business,
};

/** Locks reported content, so that reports and decisions on it run one at a time. @throws DomainError notFound */
export async function lockContent(tx: Tx, kind: ReportedKind, id: number): Promise<Subject> {
  const row = await CONTENT_HANDLERS[kind].lock(tx, id);
  if (!row) throw notFoundFor(kind);
  return { id, ...row };
}

/** Returns the error for content that does not exist or is not public. */
export function notFoundFor(kind: ReportedKind) {
  return new DomainError("notFound", CONTENT_HANDLERS[kind].missing);
}

/** Hides content: permanently with an admin's note, otherwise until an admin decides. */
export async function hideContent(
  tx: Tx,
  kind: ReportedKind,
  { id, tags }: Subject,
  note: string | null = null,
) {
  invalidateTags(...tags);
  await CONTENT_HANDLERS[kind].hide(tx, id, note);
}

/** Restores content that reports have hidden. */
export async function restoreContent(tx: Tx, kind: ReportedKind, { id, tags }: Subject) {
  invalidateTags(...tags);
  await CONTENT_HANDLERS[kind].show(tx, id);
}
